import { Switch } from '@advantage/ui';
import type { Guide } from '../../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent wants to know about new referrals without watching the list.'],
  instead: [
    { when: 'New rows in a list that is on screen', use: 'Referrals/Live control' },
    { when: 'A history of past messages', use: 'UI/Toast history' },
  ],
  pairs: [
    {
      do: <Switch defaultSelected label="Quiet hours" description="Mutes sounds and notifications." />,
      because: 'Users can decide when they don’t want to be disturbed.',
      avoid: <Switch defaultSelected label="Alerts" description="You may be disturbed at night." />,
      problem: 'After the first night, users turn it off for good.',
    },
  ],
  anatomy: [
    { part: 'Menu', what: 'The tools of the list say whether alerts are on.' },
    { part: 'Switch', what: 'Alone while alerts are off. Turning it on requests permission.' },
    { part: 'About', what: 'Every new referral or a saved view.' },
    { part: 'How', what: 'The count in the tab title, a sound, a desktop notification.' },
    { part: 'Quiet hours', what: 'A start and an end time.' },
  ],
  states: [
    { state: 'Off', what: 'The default, until the user turns alerts on.' },
    { state: 'View deleted', what: 'Alerts stop and say so.' },
    { state: 'Not saved', what: 'If the browser can’t save settings, a note says so.' },
  ],
  keyboard: [],
  accessibility: [
    'The tab title can show the count, for users who can’t hear the sound.',
    'Notifications need the browser’s permission, which is requested only on a press.',
  ],
  content: [
    'An alert says how many referrals arrived and lists the first three. It never identifies a person.',
  ],
  related: ['Referrals/List tools', 'Referrals/Live control'],
};

import { Switch } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['An agent wants to hear of new referrals without looking at the list.'],
  instead: [
    { when: 'New rows while looking', use: 'Referrals/Live strip' },
    { when: 'What has happened', use: 'UI/Toast history' },
  ],
  pairs: [
    {
      do: <Switch defaultSelected label="Quiet hours" description="Mutes sounds and notifications." />,
      because: 'A way to stay undisturbed is part of it.',
      avoid: <Switch defaultSelected label="Alerts" description="You may be disturbed at night." />,
      problem: 'After the first night it is turned off for good.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'A bell that says whether alerts are on.' },
    { part: 'About', what: 'Every new referral or a saved view.' },
    { part: 'How', what: 'The count in the title of the tab, a sound, a notification.' },
    { part: 'Quiet hours', what: 'From and to.' },
  ],
  states: [
    { state: 'Off', what: 'Until the reader turns them on.' },
    { state: 'View deleted', what: 'Stops, and says so.' },
    { state: 'Not kept', what: 'A browser that can’t save settings says so.' },
  ],
  keyboard: [],
  accessibility: [
    'The title of the tab can count them, for those who hear nothing.',
    'Notifications need the browser’s permission; it is asked for on a press only.',
  ],
  content: ['An alert says how many, and what the first three are; nothing of a person.'],
  related: ['Referrals/List tools', 'Referrals/Live strip'],
};

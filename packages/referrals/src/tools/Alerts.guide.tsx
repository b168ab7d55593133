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
      do: <Switch defaultSelected label="Quiet from 8:00 PM to 8:00 AM" />,
      because: 'Quiet hours are part of turning it on.',
      avoid: <Switch defaultSelected label="Notifications" />,
      problem: 'On the first night it is turned off for good.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'A bell that says whether alerts are on.' },
    { part: 'For which', what: 'All referrals or a saved view.' },
    { part: 'How', what: 'A sound, a notification, or both.' },
    { part: 'Quiet hours', what: 'From and to.' },
  ],
  states: [
    { state: 'Off', what: 'Until the reader turns them on.' },
    { state: 'View deleted', what: 'Stops, and says so.' },
    { state: 'Not kept', what: 'A browser that can’t save settings says so.' },
  ],
  keyboard: [],
  accessibility: [
    'A sound is never the only sign: the title of the tab counts too.',
    'Notifications need the browser’s permission; it is asked for on a press only.',
  ],
  content: ['An alert names the first referral and how many there are.'],
  related: ['Referrals/List tools', 'Referrals/Live strip'],
};

import * as kit from '@advantage/console-kit/messages';
import { overrideMessages } from '@advantage/ui';

export const messages = [
  {
    catalog: kit,
    messages: overrideMessages(kit, {
      notices: { notAvailable: 'Your role has no access to this page.', goToAll: 'All referrals' },
    }),
  },
];

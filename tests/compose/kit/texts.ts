import * as kit from '@advantage/console-kit/messages';
import * as referrals from '@advantage/referrals/messages';
import { overrideMessages } from '@advantage/ui';

export const messages = [
  { catalog: referrals, messages: overrideMessages(referrals, { status: { claimNow: 'Buy now' } }) },
  {
    catalog: kit,
    messages: overrideMessages(kit, {
      notices: { notAvailable: 'Your role has no access to this page.', goToAll: 'All referrals' },
    }),
  },
];

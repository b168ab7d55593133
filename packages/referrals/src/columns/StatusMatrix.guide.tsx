import { Badge, Inline } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { ReferralStatusBadge } from './ReferralStatus.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A designer or tester compares all statuses by type, price, audience and time left.'],
  instead: [
    { when: 'Showing a status', use: 'Referrals/Status button' },
    { when: 'Explaining statuses to users', use: 'Referrals/Header popovers' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <ReferralStatusBadge status="Available" />
          <ReferralStatusBadge status="Claimed" />
        </Inline>
      ),
      because: 'Statuses differ by icon and word; color only adds to that.',
      avoid: (
        <Inline>
          <Badge tone="info">Referral</Badge>
          <Badge>Referral</Badge>
        </Inline>
      ),
      problem: 'In grayscale they look the same.',
    },
  ],
  anatomy: [
    { part: 'By audience', what: 'Agent, admin, carrier, visitor.' },
    { part: 'By price', what: 'Before and after a claim.' },
    { part: 'Expiry', what: 'The time left, by when the referral expires.' },
    { part: 'Progress', what: 'The progress that an agent has recorded.' },
  ],
  states: [],
  keyboard: [],
  accessibility: ['Check it in forced colors and in grayscale: every cell must differ from its neighbors.'],
  content: ['Give a new status a row here before choosing its color.'],
  related: ['Referrals/Status button', 'Referrals/Header popovers'],
};

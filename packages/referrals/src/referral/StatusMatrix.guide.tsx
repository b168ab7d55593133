import { Badge, Inline } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['A designer or tester compares all statuses by type, price, reader and time left.'],
  instead: [
    { when: 'To use one', use: 'Referrals/Status button' },
    { when: 'To explain them to readers', use: 'Referrals/Header popovers' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Badge tone="info">Available</Badge>
          <Badge>Claimed</Badge>
        </Inline>
      ),
      because: 'Each differs by word and shape, color comes last.',
      avoid: (
        <Inline>
          <Badge tone="info">Referral</Badge>
          <Badge>Referral</Badge>
        </Inline>
      ),
      problem: 'In gray they are one.',
    },
  ],
  anatomy: [
    { part: 'By reader', what: 'Agent, admin, carrier, visitor.' },
    { part: 'By price', what: 'Before and after a claim.' },
    { part: 'Expiry', what: 'Minutes left by when it ends.' },
    { part: 'Progress', what: 'What an agent has noted.' },
  ],
  states: [],
  keyboard: [],
  accessibility: ['Look at it in forced colors and in gray: every cell has to differ from its neighbors.'],
  content: ['A new status needs a row here before it needs a color.'],
  related: ['Referrals/Status button', 'Referrals/Header popovers'],
};

import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Banner } from './Banner.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'The outcome or state of what is around it, for as long as it is true.',
    'Part of the page failed, and the reader can fix it here.',
  ],
  instead: [
    { when: 'It passes by itself', use: 'UI/Toast' },
    { when: 'A word next to the thing is enough', use: 'UI/Badge' },
    { when: 'Nothing could be loaded at all', use: 'UI/Error state' },
    { when: 'It concerns one field', use: 'UI/Text field' },
  ],
  pairs: [
    {
      do: (
        <Banner tone="caution" title="The price is now $26." action={<Button size="s">Order for $26</Button>}>
          Nothing has been charged.
        </Banner>
      ),
      because: 'What happened, what it means, and what to do next.',
      avoid: <Banner tone="critical" title="Error: PRICE_CHANGED (409)." />,
      problem: 'A code tells the reader nothing, and nothing can be done.',
    },
    {
      do: (
        <Banner tone="info" title="2 of 13 suppliers are off.">
          They get no orders.
        </Banner>
      ),
      because: 'Blue for what is good to know.',
      avoid: (
        <Banner tone="critical" title="2 of 13 suppliers are off.">
          They get no orders.
        </Banner>
      ),
      problem: 'Red is for failures. Here somebody turned them off.',
    },
  ],
  anatomy: [
    { part: 'Mark', what: 'An icon that fits the tone.' },
    { part: 'Title', what: 'One sentence, with a full stop.' },
    { part: 'Text', what: 'What it means or what to do, on the same line if it fits.' },
    { part: 'Action', what: 'One button or link at the end.' },
  ],
  states: [
    { state: 'Silent', what: 'Part of the page from the start.' },
    { state: 'Polite', what: 'role="status": said when the reader pauses.' },
    { state: 'At once', what: 'role="alert": only for what stops the reader’s work.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to its action; the banner takes no focus.',
      proof: { story: 'ui-banner--with-action' },
    },
  ],
  accessibility: [
    'Set a role only when it appears after the page.',
    'The tone is in the words too: “could not be saved”.',
  ],
  content: [
    'Say it in one sentence; no “Oops”, no blame, no codes first.',
    'Name the amount and that nothing was charged wherever money is concerned.',
  ],
  related: ['UI/Toast', 'UI/Badge', 'UI/Error state', 'UI/Empty state'],
};

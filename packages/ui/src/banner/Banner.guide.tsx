import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Banner } from './Banner.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'To show the outcome or state of the content around it, for as long as it applies.',
    'When part of the page failed and the user can fix it here.',
  ],
  instead: [
    { when: 'The message can disappear by itself', use: 'UI/Toast' },
    { when: 'One word next to the item is enough', use: 'UI/Badge' },
    { when: 'Nothing could be loaded', use: 'UI/Error state' },
    { when: 'It’s about a single field', use: 'UI/Text field' },
  ],
  pairs: [
    {
      do: (
        <Banner tone="caution" title="The price is now $26." action={<Button size="s">Order for $26</Button>}>
          Nothing has been charged.
        </Banner>
      ),
      because: 'It says what happened, what it means, and what to do next.',
      avoid: <Banner tone="critical" title="Error: PRICE_CHANGED (409)." />,
      problem: 'A code means nothing to the user and offers no next step.',
    },
    {
      do: (
        <Banner tone="info" title="2 of 13 suppliers are off.">
          They get no orders.
        </Banner>
      ),
      because: 'Blue is for information.',
      avoid: (
        <Banner tone="critical" title="2 of 13 suppliers are off.">
          They get no orders.
        </Banner>
      ),
      problem: 'Red is for failures. Here, someone turned the suppliers off on purpose.',
    },
  ],
  anatomy: [
    { part: 'Icon', what: 'Matches the tone.' },
    { part: 'Title', what: 'One sentence, with a period.' },
    { part: 'Text', what: 'What it means or what to do, on the same line if it fits.' },
    { part: 'Action', what: 'One button or link at the end.' },
  ],
  states: [
    { state: 'Silent', what: 'Part of the page from the start.' },
    { state: 'Polite', what: 'role="status": announced when the screen reader is idle.' },
    { state: 'Assertive', what: 'role="alert": only for problems that stop the user’s work.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to its action; the banner isn’t focusable.',
      proof: { story: 'ui-banner--with-action' },
    },
  ],
  accessibility: [
    'Set a role only if the banner appears after the page has loaded.',
    'The text also conveys the tone: “could not be saved”.',
  ],
  content: [
    'Use one sentence; no “Oops”, no blame, no leading error codes.',
    'When money is involved, name the amount and say that nothing was charged.',
  ],
  related: ['UI/Toast', 'UI/Badge', 'UI/Error state', 'UI/Empty state'],
};

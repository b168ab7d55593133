import { Heading, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['The public feed on a page that isn’t made with React, or whose styles would get in the way.'],
  instead: [
    { when: 'A React page', use: 'UI/Table' },
    { when: 'The console’s lists', use: 'Referrals/Screen' },
  ],
  pairs: [
    {
      do: <Text>Insurance Referral Feed</Text>,
      because: 'The page gives the feed a heading; the element brings no other.',
      avoid: <Heading level={1}>Insurance Referral Feed</Heading>,
      problem: 'The page around it has its h1 already.',
    },
  ],
  anatomy: [
    { part: 'Element', what: 'One tag with attributes for source, brand, state and locale.' },
    { part: 'Shadow root', what: 'Nothing of the page’s styles gets in, nothing gets out.' },
    { part: 'Events', what: 'With selectable the page hears of pressed rows and statuses.' },
  ],
  states: [
    { state: 'Narrow', what: 'Cards instead of a table, by its own width.' },
    { state: 'Dark', what: 'By attribute.' },
    { state: 'Reconnecting', what: 'The last good rows stay.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Reach a status and open the invitation; Escape gives the focus back.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'a visitor opens the invitation, walks round in it, and is back where they were',
      },
    },
  ],
  accessibility: ['Everything in it is reachable by keyboard in the order of the page.'],
  content: ['The page says around it what the feed is; the element says what is in it.'],
  related: ['Referrals/Public claim modal', 'Referrals/Header popovers'],
};

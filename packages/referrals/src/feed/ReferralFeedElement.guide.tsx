import { Heading, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['A page that doesn’t use React, or whose styles would affect the feed, shows the public feed.'],
  instead: [
    { when: 'The page uses React', use: 'Referrals/Public feed' },
    { when: 'The list is part of the console', use: 'Referrals/Screen' },
  ],
  pairs: [
    {
      do: <Text>Insurance Referral Feed</Text>,
      because: 'The page provides the heading. The element doesn’t add one.',
      avoid: <Heading level={1}>Insurance Referral Feed</Heading>,
      problem: 'The page already has an h1.',
    },
  ],
  anatomy: [
    { part: 'Element', what: 'One tag with attributes for source, brand, state and locale.' },
    { part: 'Shadow root', what: 'Keeps the page’s styles out and the feed’s styles in.' },
    {
      part: 'Events',
      what: 'The page receives an event for every pressed status and, with selectable, every pressed row.',
    },
  ],
  states: [
    { state: 'Narrow', what: 'Cards instead of a table, based on the width of the element.' },
    { state: 'Dark', what: 'Set by the color-mode attribute.' },
    { state: 'Reconnecting', what: 'The last loaded rows stay visible.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Move to a status and open the invitation. Escape closes it and returns focus.',
      proof: {
        test: 'tests/e2e/keyboard.spec.ts',
        title: 'a visitor opens the invitation, tabs through it, and returns to the button',
      },
    },
  ],
  accessibility: ['Everything in the feed is reachable by keyboard, in page order.'],
  content: ['The surrounding page introduces the feed. The element labels its own content.'],
  related: ['Referrals/Public claim modal', 'Referrals/Header popovers'],
};

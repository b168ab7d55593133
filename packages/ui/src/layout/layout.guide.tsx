import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Box } from './Box.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Wherever elements need space between them: fields, buttons, parts of a page.'],
  instead: [
    { when: 'A part of a page has a heading', use: 'UI/Section' },
    { when: 'The whole page has navigation around it', use: 'UI/App shell' },
    { when: 'Rows share columns', use: 'UI/Table' },
  ],
  pairs: [
    {
      do: (
        <Stack space={2}>
          <Box background="inset" padding={3}>
            Austin
          </Box>
          <Box background="inset" padding={3}>
            Tulsa
          </Box>
        </Stack>
      ),
      because: 'The parent sets the space once, from the scale.',
      avoid: (
        <div>
          <Box background="inset" padding={3}>
            Austin
          </Box>
          <br />
          <Box background="inset" padding={3}>
            Tulsa
          </Box>
        </div>
      ),
      problem: 'The space is as high as a line happens to be, and matches nothing else.',
    },
    {
      do: (
        <Inline justify="between">
          <Text as="span">3 selected</Text>
          <Button size="s">Done</Button>
        </Inline>
      ),
      because: 'Inline wraps by itself if there isn’t enough room.',
      avoid: (
        <Inline isWrapping={false} justify="between">
          <Text as="span">3 orders of this page are selected at the moment</Text>
          <Button size="s">Done</Button>
          <Button size="s">Export all of them</Button>
        </Inline>
      ),
      problem: 'On a phone, it overflows the window.',
    },
  ],
  anatomy: [
    { part: 'Stack, Inline', what: 'Items below each other, or next to each other.' },
    { part: 'Columns', what: 'Equal columns; one on a phone.' },
    { part: 'Box, Card', what: 'Padding, with a background or as a card.' },
    { part: 'Page', what: 'The padding and maximum width of a page.' },
  ],
  states: [{ state: 'Phone', what: 'Columns become one, or two instead of four. Inline wraps.' }],
  keyboard: [],
  accessibility: [
    'The order in the code is the order on the page: no style reorders anything.',
    'A list keeps its semantics: as=“ul” with li elements inside.',
  ],
  content: ['Space shows what belongs together: less within a group than between groups.'],
  related: ['UI/Section', 'UI/App shell', 'Foundations/Scales'],
};

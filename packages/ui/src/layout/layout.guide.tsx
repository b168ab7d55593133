import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Box } from './Box.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Any place where two things have a distance: between fields, buttons, parts of a page.'],
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
      because: 'The parent decides the distance, once, from the scale.',
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
      problem: 'The distance is as high as a line happens to be, and differs from all others.',
    },
    {
      do: (
        <Inline justify="between">
          <Text as="span">3 selected</Text>
          <Button size="s">Done</Button>
        </Inline>
      ),
      because: 'Inline wraps by itself where room is short.',
      avoid: (
        <Inline isWrapping={false} justify="between">
          <Text as="span">3 orders of this page are selected at the moment</Text>
          <Button size="s">Done</Button>
          <Button size="s">Export all of them</Button>
        </Inline>
      ),
      problem: 'On a phone it runs out of the window.',
    },
  ],
  anatomy: [
    { part: 'Stack, Inline', what: 'Below each other, next to each other.' },
    { part: 'Columns', what: 'Equal columns; one on a phone.' },
    { part: 'Box, Card', what: 'Space inside, and a ground or a card.' },
    { part: 'Page', what: 'The edges and the greatest width of a page.' },
  ],
  states: [{ state: 'Phone', what: 'Columns become one, of four two. Inline wraps.' }],
  keyboard: [],
  accessibility: [
    'Order in the code is the order on the page: nothing is moved by style.',
    'A list keeps its meaning: as=“ul” with li inside.',
  ],
  content: ['Space says what belongs together: less within a group than between groups.'],
  related: ['UI/Section', 'UI/App shell', 'Foundations/Scales'],
};

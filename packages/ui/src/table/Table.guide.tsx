import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { BoltIcon } from '../icon/icons.ts';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../text/Text.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For several items with the same facts, which people compare or scan.'],
  instead: [
    { when: 'It’s about one item', use: 'UI/Info popover' },
    { when: 'It has more than three columns on a phone', use: 'UI/Layout' },
    { when: 'It has one column', use: 'UI/Layout' },
  ],
  pairs: [
    {
      do: (
        <table>
          <tbody>
            <tr>
              <td>Tulsa, OK</td>
              <td style={{ textAlign: 'end', paddingInlineStart: 32 }}>$8,400</td>
            </tr>
            <tr>
              <td>Boise, ID</td>
              <td style={{ textAlign: 'end', paddingInlineStart: 32 }}>$21,600</td>
            </tr>
          </tbody>
        </table>
      ),
      because: 'Numbers align at the same edge: the longer one is the larger one.',
      avoid: (
        <table>
          <tbody>
            <tr>
              <td>Tulsa, OK</td>
              <td style={{ paddingInlineStart: 32 }}>$8,400</td>
            </tr>
            <tr>
              <td>Boise, ID</td>
              <td style={{ paddingInlineStart: 32 }}>$21,600</td>
            </tr>
          </tbody>
        </table>
      ),
      problem: 'Digits with different place values line up.',
    },
    {
      do: (
        <Inline space={1}>
          <BoltIcon />
          <Text as="span">Available</Text>
        </Inline>
      ),
      because: 'A status is an icon and a word, the same in every row.',
      avoid: <Text tone="positive">●</Text>,
      problem: 'A colored dot means nothing to one man in twelve, or to a screen reader.',
    },
  ],
  anatomy: [
    { part: 'Region', what: 'Scrolls sideways if there isn’t enough room, and is reachable by keyboard.' },
    { part: 'Header', what: 'Names its column. A sortable one contains a button.' },
    { part: 'Row', what: 'Highlighted while open, gray when no longer available.' },
    { part: 'Cell', what: 'Text aligned to the start, numbers to the end.' },
    { part: 'Placeholder', what: 'Reserves the height while the first rows load.' },
  ],
  states: [
    { state: 'Sorted', what: 'Descending, ascending or not sorted; the header says which.' },
    { state: 'Compact, comfortable', what: 'Row heights; the brand sets the default.' },
    { state: 'First load', what: 'Gray bars at the real row height, so that nothing jumps.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves from header to header, then into the rows.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'sorts on Enter and Space, updates aria-sort, and keeps focus',
      },
    },
    {
      keys: 'Enter, Space',
      does: 'Sorts by the column; focus stays on it.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'sorts on Enter and Space, updates aria-sort, and keeps focus',
      },
    },
  ],
  accessibility: [
    'It’s a native table: screen readers announce row and column with each cell.',
    'Only the sorted column has aria-sort.',
    'Controls in rows are native elements whose names include the row: “Pack the Standing Desk for Raleigh”.',
  ],
  content: ['Headers: a noun, one or two words.', 'A missing value is a dash, never an empty cell.'],
  related: ['UI/Pager', 'UI/Side panel'],
};

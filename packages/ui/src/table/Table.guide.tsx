import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Badge } from '../badge/Badge.tsx';
import { Text } from '../text/Text.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Several things have the same facts, and people compare or scan them.'],
  instead: [
    { when: 'Facts about one thing', use: 'UI/Info popover' },
    { when: 'A phone, and more than three columns', use: 'UI/Layout' },
    { when: 'One column', use: 'UI/Layout' },
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
      because: 'Numbers end at the same edge: the longer one is the greater one.',
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
      problem: 'Digits of different worth are below each other.',
    },
    {
      do: <Badge tone="info">Available</Badge>,
      because: 'A status is a word in a shape, the same in every row.',
      avoid: <Text tone="positive">●</Text>,
      problem: 'A colored dot means nothing to one man in twelve, and nothing to a screen reader.',
    },
  ],
  anatomy: [
    { part: 'Region', what: 'Scrolls sideways where there is no room, and can be reached by keyboard.' },
    { part: 'Header', what: 'Names its column; a sortable one is a button.' },
    { part: 'Row', what: 'Highlighted while open, gray when it is gone.' },
    { part: 'Cell', what: 'Text at the start, numbers at the end.' },
    { part: 'Placeholder', what: 'Keeps the height while the first rows come.' },
  ],
  states: [
    { state: 'Sorted', what: 'Descending, ascending, not sorted; the header says which.' },
    { state: 'Compact, comfortable', what: 'The height of rows; the brand decides which is the default.' },
    { state: 'First load', what: 'Gray lines at the height of real rows, so that nothing jumps.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from header to header, then into rows.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'sorts on Enter and on Space, says so on its column, and keeps the focus',
      },
    },
    {
      keys: 'Enter, Space',
      does: 'Sorts by the column; the focus stays on it.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'sorts on Enter and on Space, says so on its column, and keeps the focus',
      },
    },
  ],
  accessibility: [
    'A native table: screen readers read row and column with each cell.',
    'aria-sort is on the column in force only.',
    'Controls within rows are native elements with names that hold the row: “Pack the Standing Desk for Raleigh”.',
  ],
  content: ['Headers: a noun, one or two words.', 'A value that is missing is a dash, never empty.'],
  related: ['UI/Pager', 'UI/Side panel'],
};

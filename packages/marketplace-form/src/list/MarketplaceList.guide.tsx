import { Inline, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/marketplace-form/src/list/MarketplaceList.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'To manage all marketplaces, in the order in which they get referrals: turn on and off, reorder, open one.',
  ],
  instead: [
    { when: 'You change one marketplace', use: 'Marketplace form/Form' },
    { when: 'You make one change to several marketplaces', use: 'Marketplace form/Insight/Bulk edit' },
  ],
  pairs: [
    {
      do: (
        <Inline>
          <Text as="span" weight="strong">
            2
          </Text>
          <Text as="span">Meridian Direct</Text>
        </Inline>
      ),
      because: 'The row shows its position as a number, which stays clear in a filtered list.',
      avoid: (
        <Inline>
          <Text as="span">Meridian Direct</Text>
          <Text as="span" tone="muted">
            High priority
          </Text>
        </Inline>
      ),
      problem: 'Soon everything has high priority.',
    },
  ],
  anatomy: [
    {
      part: 'Filters',
      what: 'Search text, state, category, on or off, readiness. Positions still count all marketplaces.',
    },
    { part: 'Row', what: 'Handle, position, name, switch, categories, menu.' },
    { part: 'Handle', what: 'Drags the row by mouse, touch or keyboard.' },
    { part: 'Menu', what: 'Moves without dragging: up, down, to the top, to the bottom, to a position.' },
  ],
  states: [
    { state: 'Dragging', what: 'A line shows where the row would be dropped.' },
    {
      state: 'Saving the order',
      what: 'The new order shows immediately. If saving fails, a toast says so and the server’s order shows again.',
    },
    {
      state: 'Unreadable fields',
      what: 'The service sent unexpected types. The row is flagged and keeps its position.',
    },
    { state: 'Nothing found', what: 'A button clears the filters.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter, arrows',
      does: 'Reaches a handle, picks up the row, moves it and drops it.',
      proof: { story: 'marketplace-form-list--drag-with-the-keyboard' },
    },
    {
      keys: 'Arrows in a filtered list',
      does: 'Moves the row between its visible neighbors, in the order of all marketplaces.',
      proof: {
        test,
        title:
          'MKL-20 a row that is moved in a filtered list goes between its visible neighbors in the order of all',
      },
    },
  ],
  accessibility: [
    'Each step of a drag is announced with position and neighbors.',
    'Focus stays on the handle after the drop.',
  ],
  content: ['Say positions, not priorities: “position 2 of 14”.'],
  related: ['Marketplace form/Form', 'Marketplace form/Insight/List', 'UI/Table'],
};

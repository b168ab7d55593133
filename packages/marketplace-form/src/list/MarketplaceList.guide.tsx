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
      part: 'Band',
      what: 'One line: a fact, the search, one button with all filters, More, and the link to a new marketplace.',
    },
    {
      part: 'Row',
      what: 'Handle, position, name with the steps left, switch, categories, figures and their bar, menu.',
    },
    { part: 'Bar', what: 'All matches on one scale. Opens who gets the ones that this marketplace loses.' },
    { part: 'Handle', what: 'Drags the row by mouse, touch or keyboard. With Shift it selects the row.' },
    { part: 'Menu', what: 'Moves without dragging, selects the row, or creates a marketplace from it.' },
  ],
  states: [
    {
      state: 'Dragging',
      what: 'The row is lifted to its new place and the others make room. Positions and figures are those after a drop.',
    },
    {
      state: 'Saving the order',
      what: 'The new order shows immediately. If saving fails, a toast says so and the server’s order shows again.',
    },
    {
      state: 'Someone else changed the order',
      what: 'A move applies to the order that the service has by then: past the row it was dropped on, or to the position that was asked for. Undo puts the row back among the others. A toast says at which position it is.',
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

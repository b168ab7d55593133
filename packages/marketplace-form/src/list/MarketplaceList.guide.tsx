import { Inline, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/marketplace-form/src/list/MarketplaceList.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['All marketplaces in the order in which they get referrals: turn on and off, reorder, go to one.'],
  instead: [
    { when: 'One marketplace changes', use: 'Marketplace form/Form' },
    { when: 'One change for several', use: 'Marketplace form/Insight/Bulk edit' },
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
      because: 'The position is a number in the row, so a filtered list still says where it is.',
      avoid: (
        <Inline>
          <Text as="span">Meridian Direct</Text>
          <Text as="span" tone="muted">
            High priority
          </Text>
        </Inline>
      ),
      problem: 'Everything is of high priority soon.',
    },
  ],
  anatomy: [
    {
      part: 'Filters',
      what: 'Text, state, category, on or off, readiness; positions count all marketplaces.',
    },
    { part: 'Row', what: 'Handle, position, name, what it takes, switch, menu.' },
    { part: 'Handle', what: 'Drags the row by mouse, finger or keyboard.' },
    { part: 'Menu', what: 'Every move without dragging: up, down, first, last, to a position.' },
  ],
  states: [
    { state: 'Held', what: 'A line shows where the row would go.' },
    { state: 'Saving the order', what: 'At once; a failed one goes back and says so.' },
    {
      state: 'Odd fields',
      what: 'A foreign service sent other types: the row is marked and keeps its place.',
    },
    { state: 'Nothing found', what: 'A way back to all.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter, arrows',
      does: 'Reach a handle, pick the row up, choose where, drop it.',
      proof: { story: 'marketplace-form-list--drag-with-the-keyboard' },
    },
    {
      keys: 'Arrows in a filtered list',
      does: 'Go between the visible neighbors, in the order of all.',
      proof: {
        test,
        title:
          'MKL-20 a row that is moved in a filtered list goes between its visible neighbors in the order of all',
      },
    },
  ],
  accessibility: [
    'Each step of a drag is announced with position and neighbors.',
    'The focus stays on the handle after the drop.',
  ],
  content: ['Positions, not priorities: “Position 2 of 14”.'],
  related: ['Marketplace form/Form', 'Marketplace form/Insight/List', 'UI/Table'],
};

import { TagInput, TextField } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['To deliver referrals to mailboxes.'],
  instead: [
    { when: 'Referrals are delivered to a service', use: 'Marketplace form/API section' },
    {
      when: 'You set the times of the whole marketplace',
      use: 'Marketplace form/Limits and schedule section',
    },
  ],
  pairs: [
    {
      do: <TagInput label="Recipients" defaultValue="ann@harbor.example" />,
      because: 'Each address is validated by itself.',
      avoid: (
        <TextField
          label="Recipients (separate by comma)"
          defaultValue="ann@harbor.example bo@harbor.example"
        />
      ),
      problem: 'One missing comma, and no recipient gets any email.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Turns delivery by email on or off.' },
    { part: 'Recipients, bcc', what: 'Two rows that open to lists of addresses.' },
    {
      part: 'Individual settings',
      what: 'A row for each recipient, 20 per page. It opens to default purchaser, days and times.',
    },
  ],
  states: [
    ...sectionStates,
    { state: 'Off', what: 'Only the heading and the switch show.' },
    {
      state: 'Individual settings unavailable',
      what: 'The reason is below the switch: the marketplace is new, delivers by API or has no recipients.',
    },
  ],
  keyboard: [
    ...sectionKeys,
    {
      keys: 'Tab after an address',
      does: 'Turns the address into an item and shows its error.',
      proof: {
        test: 'packages/marketplace-form/src/editor/sections.test.tsx',
        title: 'MKF-26 MKV-57 MKV-59 is taken as addresses, each with what is wrong with it',
      },
    },
  ],
  accessibility: sectionAccessibility,
  content: ['Mark duplicate addresses; don’t remove them silently.'],
  related: ['Marketplace form/API section', 'UI/Tag input'],
};

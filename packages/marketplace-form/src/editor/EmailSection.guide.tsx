import { TagInput, TextField } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Referrals are delivered to mailboxes.'],
  instead: [
    { when: 'They are delivered to a service', use: 'Marketplace form/API section' },
    { when: 'Times of the whole marketplace', use: 'Marketplace form/Limits and schedule section' },
  ],
  pairs: [
    {
      do: <TagInput label="Recipients" defaultValue="ann@harbor.example" />,
      because: 'Each address is checked by itself.',
      avoid: (
        <TextField
          label="Recipients (separate by comma)"
          defaultValue="ann@harbor.example bo@harbor.example"
        />
      ),
      problem: 'One missing comma, and no recipient gets anything.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Delivers by email or not.' },
    { part: 'Recipients, bcc', what: 'Lists of addresses.' },
    { part: 'Individual settings', what: 'Days, times and limits for each recipient; 20 rows at a time.' },
  ],
  states: [
    ...sectionStates,
    {
      state: 'Individual settings off',
      what: 'The reason is below the switch: new, by API, or no recipient.',
    },
  ],
  keyboard: [
    ...sectionKeys,
    {
      keys: 'Tab after an address',
      does: 'Makes it an item, with what is wrong with it.',
      proof: {
        test: 'packages/marketplace-form/src/editor/sections.test.tsx',
        title: 'MKF-26 MKV-57 MKV-59 is taken as addresses, each with what is wrong with it',
      },
    },
  ],
  accessibility: sectionAccessibility,
  content: ['Repeated addresses are marked, not removed in silence.'],
  related: ['Marketplace form/API section', 'UI/Tag input'],
};

import { TagInput, TextArea } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Which commercial referrals the marketplace takes: lines, industries, size and premium.'],
  instead: [
    { when: 'Homes and cars', use: 'Marketplace form/Personal section' },
    { when: 'Life and annuities', use: 'Marketplace form/Life and annuities section' },
  ],
  pairs: [
    {
      do: <TagInput label="NAICS codes" defaultValue="238220" />,
      because: 'A code is an item, checked one by one, with its title.',
      avoid: <TextArea label="NAICS codes" defaultValue="238220; 2382200" />,
      problem: 'One code has a digit too many, and it is hard to see which.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Takes commercial referrals or none.' },
    { part: 'Insured, uninsured', what: 'Which of the two; both off takes none.' },
    { part: 'Lines', what: 'Ticks, with all, none and a field that narrows.' },
    { part: 'NAICS codes', what: 'Included or excluded, pasted from a spreadsheet.' },
    { part: 'Ranges', what: 'Years, premium, employees; a blank bound means no limit.' },
  ],
  states: [...sectionStates, { state: 'Folded', what: 'Off: one line says what would be here.' }],
  keyboard: [
    ...sectionKeys,
    {
      keys: 'Tab after a code',
      does: 'Makes it an item with its title, or with what is wrong.',
      proof: {
        test: 'packages/marketplace-form/src/editor/sections.test.tsx',
        title: 'MKF-19 MKV-23 is taken as NAICS codes, each with its title or what is wrong with it',
      },
    },
  ],
  accessibility: sectionAccessibility,
  content: ['Bounds are From and To; the error of a pair is below both.'],
  related: [
    'Marketplace form/Personal section',
    'Marketplace form/Life and annuities section',
    'UI/Tag input',
  ],
};

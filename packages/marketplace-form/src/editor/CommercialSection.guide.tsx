import { TagInput, TextArea } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['To set which commercial referrals the marketplace accepts: lines, industries, size and premium.'],
  instead: [
    { when: 'You set lines for homes and cars', use: 'Marketplace form/Personal section' },
    { when: 'You set life and annuity lines', use: 'Marketplace form/Life and annuities section' },
  ],
  pairs: [
    {
      do: <TagInput label="NAICS codes" defaultValue="238220" />,
      because: 'Each code is an item with its title, checked by itself.',
      avoid: <TextArea label="NAICS codes" defaultValue="238220; 2382200" />,
      problem: 'One code has an extra digit, and it’s hard to see which.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Turns commercial referrals on or off.' },
    { part: 'Insured, uninsured', what: 'Accepts insured, uninsured or both. With both off, accepts none.' },
    { part: 'Lines', what: 'A row with the lines. It opens to checkboxes with a search, All and None.' },
    { part: 'NAICS codes', what: 'A row that opens to codes to include or exclude. Takes a pasted column.' },
    { part: 'Ranges', what: 'Years, premium and employees. A blank bound means no limit.' },
  ],
  states: [...sectionStates, { state: 'Off', what: 'Only the heading and the switch show.' }],
  keyboard: [
    ...sectionKeys,
    {
      keys: 'Tab after a code',
      does: 'Turns the code into an item with its title or its error.',
      proof: {
        test: 'packages/marketplace-form/src/editor/sections.test.tsx',
        title: 'MKF-19 MKV-23 is taken as NAICS codes, each with its title or what is wrong with it',
      },
    },
  ],
  accessibility: sectionAccessibility,
  content: ['Label bounds “Min” and “Max”. An error of the pair is shown below both.'],
  related: [
    'Marketplace form/Personal section',
    'Marketplace form/Life and annuities section',
    'UI/Tag input',
  ],
};

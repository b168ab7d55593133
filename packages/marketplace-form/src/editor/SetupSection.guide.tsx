import { NumberField } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: [
    'Who the marketplace is, how it pays and at which prices, from which sources and states it gets referrals.',
  ],
  instead: [
    { when: 'What a referral must bring along', use: 'Marketplace form/General section' },
    { when: 'How many, and when', use: 'Marketplace form/Limits and schedule section' },
  ],
  pairs: [
    {
      do: (
        <NumberField
          label="Percent modifier"
          suffix="%"
          defaultValue="10"
          description="A $20 referral costs $22."
        />
      ),
      because: 'An example with money shows what the number does.',
      avoid: (
        <NumberField
          label="Percent modifier"
          suffix="%"
          defaultValue="10"
          description="Percentage by which the price is modified."
        />
      ),
      problem: 'It says the label again.',
    },
  ],
  anatomy: [
    { part: 'Who', what: 'Type, agency, names, phone number.' },
    { part: 'Prices', what: 'Payment, price mode, and the field of the mode in use.' },
    { part: 'Where from', what: 'Sources, and states with a field that narrows them.' },
  ],
  states: [
    ...sectionStates,
    { state: 'Delivered price', what: 'Only for INSTANT; otherwise the choice is off.' },
  ],
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['Prices carry their unit in the field; a blank limit means none.'],
  related: ['Marketplace form/General section', 'Marketplace form/Form'],
};

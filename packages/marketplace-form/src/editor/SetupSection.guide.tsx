import { NumberField } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['To set the marketplace’s identity, payment, prices, and the sources and states of its referrals.'],
  instead: [
    { when: 'You set which data a referral must include', use: 'Marketplace form/General section' },
    {
      when: 'You set how many referrals are delivered, and when',
      use: 'Marketplace form/Limits and schedule section',
    },
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
      because: 'An example in dollars shows what the number does.',
      avoid: (
        <NumberField
          label="Percent modifier"
          suffix="%"
          defaultValue="10"
          description="Percentage by which the price is modified."
        />
      ),
      problem: 'The description repeats the label.',
    },
  ],
  anatomy: [
    { part: 'Identity', what: 'Type, agency, names, phone number.' },
    { part: 'Prices', what: 'Payment option, price mode, the field of that mode, and the price range.' },
    {
      part: 'Sources and states',
      what: 'Two rows that show the choice. States open by region, with a search.',
    },
  ],
  states: [
    ...sectionStates,
    { state: 'Delivered price', what: 'Available for INSTANT only; otherwise the option is disabled.' },
  ],
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['Show the unit of a price in its field. A blank limit means no limit.'],
  related: ['Marketplace form/General section', 'Marketplace form/Form'],
};

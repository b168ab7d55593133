import { type ConsolePage, consolePages } from '@advantage/console-kit/application';
import {
  defineField,
  FieldRow,
  FormNumber,
  numberCodec,
  numberRules,
  type ValuesOf,
  wireField,
} from '@advantage/marketplace-form';

const fields = {
  score: defineField({
    section: 'setup',
    label: 'Score',
    codec: numberCodec,
    defaultValue: '',
    wire: wireField('riskAppetite', 'score', numberCodec),
    rules: numberRules({ ids: ['OWN-1'], nameIn: () => 'Score', most: 10, isWhole: true }),
  }),
};

const score = <FormNumber<ValuesOf<typeof fields>> name="score" />;
const slots = { setup: <FieldRow>{score}</FieldRow> };

const { component: Marketplace } = consolePages.marketplace;

const MarketplacePage = () => <Marketplace fields={fields} slots={slots} />;

/** The form of a marketplace, with our field. */
export const marketplacePage: ConsolePage = { ...consolePages.marketplace, component: MarketplacePage };

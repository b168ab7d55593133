import type { MarketplaceReference } from '../fields/reference.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { appetiteRules } from './appetiteRules.ts';
import { deliveryRules } from './deliveryRules.ts';
import { emailRules } from './emailRules.ts';
import { type Issue, type Rule, type RuleInput, runRule } from './rule.ts';
import { setupRules } from './setupRules.ts';

/** Every rule of the form, in the order in which their fields stand on the page. */
export const allRules: readonly Rule[] = [...setupRules, ...appetiteRules, ...deliveryRules, ...emailRules];

const inputs = new Set(allRules.flatMap(({ paths }) => paths));
const readers = new Map(
  [...inputs].map((input) => [input, allRules.filter(({ paths }) => paths.includes(input))]),
);

/** Which rules an edit of a field must check again: both sides of a pair, a switch and what it governs. */
export const rulesReading = (field: RuleInput): readonly Rule[] => readers.get(field) ?? [];

/** Everything that is wrong with the form, in the order of the page. */
export const checkForm = (values: MarketplaceFormValues, reference: MarketplaceReference): Issue[] =>
  allRules.flatMap((rule) => runRule(rule, values, reference));

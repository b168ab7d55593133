import type { Fields, RuleMessages } from '../fields/field.ts';
import { fieldNames, fields, isOmitted } from '../fields/fields.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { crossRules, minNotAboveMax, ranges } from './crossRules.ts';
import { type Issue, ownRules, type Rule, type RuleInput, runRule } from './rule.ts';

/** The rules shown at a field; those of a pair of bounds stand together. */
function rulesAt(name: FieldName): readonly Rule[] {
  const range = ranges.find(({ min, max }) => min === name || max === name);
  if (!range)
    return [...ownRules(name, fields[name]), ...crossRules.filter(({ paths }) => paths[0] === name)];
  if (range.max === name) return [];
  const [[minBelow, ...minAbove], [maxBelow, ...maxAbove]] = [
    ownRules(range.min, fields[range.min]),
    ownRules(range.max, fields[range.max]),
  ];
  return [minBelow, maxBelow, minNotAboveMax(range), ...minAbove, ...maxAbove].filter(
    (rule) => rule !== undefined,
  );
}

/** Every rule of the form, in the order in which their fields stand on the page. */
export const allRules: readonly Rule[] = fieldNames.flatMap(rulesAt);

const inputs = new Set(allRules.flatMap(({ paths }) => paths));
const readers = new Map(
  [...inputs].map((input) => [input, allRules.filter(({ paths }) => paths.includes(input))]),
);

const hostRules = new WeakMap<Fields, readonly Rule[]>();

/** The rules of a host's own fields. */
function rulesOf({ fields: own }: MarketplaceReference): readonly Rule[] {
  if (own === undefined) return [];
  const rules = hostRules.get(own) ?? Object.entries(own).flatMap(([name, field]) => ownRules(name, field));
  hostRules.set(own, rules);
  return rules;
}

/** The rules that an edit of a field must check again: both sides of a pair, a switch and what it governs. */
export const rulesReading = (field: RuleInput, reference?: MarketplaceReference): readonly Rule[] => [
  ...(readers.get(field) ?? []),
  ...(reference ? rulesOf(reference).filter(({ paths }) => paths.includes(field)) : []),
];

/** Everything that is wrong with the form, in the order of the page. `messages` are the texts. Default: English. */
export const checkForm = (
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
  messages?: RuleMessages,
): Issue[] =>
  [...allRules, ...rulesOf(reference)].flatMap((rule) =>
    isOmitted(rule.paths[0], reference) ? [] : runRule(rule, values, reference, messages),
  );

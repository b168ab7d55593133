import type { Fields, MarketplaceReference, RuleMessages } from '../fields/field.ts';
import { fieldNames, fields, isOmitted } from '../fields/fields.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { crossRules, minNotAboveMax, ranges } from './crossRules.ts';
import { getFieldRules, type Issue, type Rule, type RuleInput, runRule } from './rule.ts';

/** Returns the rules shown at a field. All rules of a min/max pair are grouped at the minimum. */
function rulesAt(name: FieldName): readonly Rule[] {
  const range = ranges.find(({ min, max }) => min === name || max === name);
  if (!range)
    return [...getFieldRules(name, fields[name]), ...crossRules.filter(({ paths }) => paths[0] === name)];
  if (range.max === name) return [];
  const [[minBelow, ...minAbove], [maxBelow, ...maxAbove]] = [
    getFieldRules(range.min, fields[range.min]),
    getFieldRules(range.max, fields[range.max]),
  ];
  return [minBelow, maxBelow, minNotAboveMax(range), ...minAbove, ...maxAbove].filter(
    (rule) => rule !== undefined,
  );
}

/** All rules of the form, in page order. */
export const allRules: readonly Rule[] = fieldNames.flatMap(rulesAt);

const inputs = new Set(allRules.flatMap(({ paths }) => paths));
const rulesByInput = new Map(
  [...inputs].map((input) => [input, allRules.filter(({ paths }) => paths.includes(input))]),
);

const hostRulesCache = new WeakMap<Fields, readonly Rule[]>();

function getHostRules({ fields: hostFields }: MarketplaceReference): readonly Rule[] {
  if (hostFields === undefined) return [];
  const rules =
    hostRulesCache.get(hostFields) ??
    Object.entries(hostFields).flatMap(([name, field]) => getFieldRules(name, field));
  hostRulesCache.set(hostFields, rules);
  return rules;
}

/**
 * Returns the rules to check again after an edit of a field, such as both sides of a pair, or a switch and the fields
 * it controls.
 */
export const rulesAffectedBy = (field: RuleInput, reference?: MarketplaceReference): readonly Rule[] => [
  ...(rulesByInput.get(field) ?? []),
  ...(reference ? getHostRules(reference).filter(({ paths }) => paths.includes(field)) : []),
];

/** Validates the form and returns its issues in page order. `messages` are the texts. Default: English. */
export const checkForm = (
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
  messages?: RuleMessages,
): Issue[] =>
  [...allRules, ...getHostRules(reference)].flatMap((rule) =>
    isOmitted(rule.paths[0], reference) ? [] : runRule(rule, values, reference, messages),
  );

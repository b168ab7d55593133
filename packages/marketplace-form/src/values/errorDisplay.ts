import type { MarketplaceReference } from '../fields/field.ts';
import { fieldsIn } from '../fields/fields.ts';
import { rulesAffectedBy } from './allRules.ts';
import type { Rule, RuleInput } from './rule.ts';

/** Returns the field that shows the errors of a rule. */
export const errorFieldOf = ({ paths }: Rule): RuleInput =>
  paths.includes('recipients') ? 'recipients' : paths[0];

/** Whether a field is typed into. Its errors are shown on blur. Other controls show errors immediately. */
const isTyped = (name: RuleInput, reference: MarketplaceReference) =>
  fieldsIn(reference)[name]?.codec.isTyped === true;

const unique = (names: readonly RuleInput[]): readonly RuleInput[] => [...new Set(names)];

/**
 * Returns the fields whose errors an edit may change, such as both sides of a pair, or a switch and the fields it
 * controls.
 */
export const fieldsAffectedBy = (
  edited: ReadonlySet<RuleInput>,
  reference: MarketplaceReference,
): readonly RuleInput[] =>
  unique([...edited].flatMap((name) => rulesAffectedBy(name, reference).map(errorFieldOf)));

/** Returns the fields whose errors an edit shows immediately. */
export function fieldsShownImmediately(
  edited: ReadonlySet<RuleInput>,
  reference: MarketplaceReference,
): readonly RuleInput[] {
  const names: ReadonlySet<string> = edited;
  const isImmediate = ({ paths, atOnce = [] }: Rule) =>
    (names.has(paths[0]) && !isTyped(paths[0], reference)) || atOnce.some((name) => names.has(name));
  return unique(
    [...edited].flatMap((name) => rulesAffectedBy(name, reference).filter(isImmediate).map(errorFieldOf)),
  );
}

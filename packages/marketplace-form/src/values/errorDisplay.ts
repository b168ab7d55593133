import { fieldsIn } from '../fields/fields.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import { rulesReading } from './allRules.ts';
import type { Rule, RuleInput } from './rule.ts';

/** The field that shows the errors of a rule. */
export const shownAt = ({ paths }: Rule): RuleInput =>
  paths.includes('recipients') ? 'recipients' : paths[0];

/** Fields typed into: their errors wait until they are left. Any other control shows them at once. */
const isTyped = (name: RuleInput, reference: MarketplaceReference) =>
  fieldsIn(reference)[name]?.codec.isTyped === true;

const unique = (names: readonly RuleInput[]): readonly RuleInput[] => [...new Set(names)];

/** The fields whose errors an edit may have changed: both sides of a pair, a switch and what it governs. */
export const fieldsReading = (
  edited: ReadonlySet<RuleInput>,
  reference: MarketplaceReference,
): readonly RuleInput[] => unique([...edited].flatMap((name) => rulesReading(name, reference).map(shownAt)));

/** The fields whose errors an edit shows at once. */
export function fieldsShownAtOnce(
  edited: ReadonlySet<RuleInput>,
  reference: MarketplaceReference,
): readonly RuleInput[] {
  const names: ReadonlySet<string> = edited;
  const isAtOnce = ({ paths, atOnce = [] }: Rule) =>
    (names.has(paths[0]) && !isTyped(paths[0], reference)) || atOnce.some((name) => names.has(name));
  return unique([...edited].flatMap((name) => rulesReading(name, reference).filter(isAtOnce).map(shownAt)));
}

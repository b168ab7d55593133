import { fields } from '../fields/fields.ts';
import { rulesReading } from './allRules.ts';
import type { Rule, RuleInput } from './rule.ts';

/** The field that shows the errors of a rule. */
export const shownAt = ({ paths }: Rule): RuleInput =>
  paths.includes('recipients') ? 'recipients' : paths[0];

/** Fields typed into: their errors wait until they are left. Any other control shows them at once. */
const isTyped = (name: RuleInput) => name !== 'recipients' && fields[name].codec.isTyped;

const isAtOnce = (rule: Rule, edited: ReadonlySet<string>) =>
  (edited.has(rule.paths[0]) && !isTyped(rule.paths[0])) ||
  rule.atOnce?.some((name) => edited.has(name)) === true;

const unique = (names: readonly RuleInput[]): readonly RuleInput[] => [...new Set(names)];

/** The fields whose errors an edit may have changed: both sides of a pair, a switch and what it governs. */
export const fieldsReading = (edited: ReadonlySet<RuleInput>): readonly RuleInput[] =>
  unique([...edited].flatMap((name) => rulesReading(name).map(shownAt)));

/** The fields whose errors an edit shows at once. */
export const fieldsShownAtOnce = (edited: ReadonlySet<RuleInput>): readonly RuleInput[] =>
  unique(
    [...edited].flatMap((name) =>
      rulesReading(name)
        .filter((rule) => isAtOnce(rule, edited))
        .map(shownAt),
    ),
  );

import type { Field, FieldRule, RuleMessages } from '../fields/field.ts';
import { switchOf } from '../fields/fields.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { FieldName, FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import * as en from '../messages/en.ts';

/** What a rule can read: a field, or the recipients' own settings. */
export type RuleInput = FieldName | 'recipients';

/** What is wrong with the form. */
export interface Issue {
  /** The rule that was broken, e.g. `MKV-17`. */
  readonly rule: string;
  /** The field that shows it. */
  readonly path: FieldPath;
  /** Letter by letter as the rules give it. */
  readonly message: string;
  /** A stable key for programs, where the rules name one. */
  readonly key?: string;
  /** Further fields that are wrong together with it. */
  readonly with?: readonly FieldPath[];
}

/** One rule of validation: a pure function, and all it depends on. */
export interface Rule {
  /** The rule, e.g. `MKV-17`. */
  readonly id: string;
  /** Every field the rule reads, so an edit of any of them checks it again; the first one shows the error. */
  readonly paths: readonly [FieldName, ...RuleInput[]];
  /** Changes of these fields show the error at once, before its own field was left. */
  readonly atOnce?: readonly string[];
  /** A stable key for programs, where the rules name one. Default: none. */
  readonly key?: string;
  /** Fields that are wrong together with the first one, e.g. the other side of a pair. */
  readonly with?: readonly FieldName[];
  /** What is wrong, if anything: a text for the first field, or issues at fields of single recipients. */
  readonly check: (
    values: MarketplaceFormValues,
    reference: MarketplaceReference,
    messages: RuleMessages,
  ) => string | undefined | readonly { readonly path: FieldPath; readonly message: string }[];
}

/** The texts of the rules in English. */
export const englishRules: RuleMessages = { errors: en.errors, fieldLabels: en.fieldLabels };

/** What one rule finds. */
export function runRule(
  rule: Rule,
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
  messages = englishRules,
): Issue[] {
  const found = rule.check(values, reference, messages);
  if (found === undefined) return [];
  const issues = typeof found === 'string' ? [{ path: rule.paths[0], message: found }] : found;
  const more = { ...(rule.key && { key: rule.key }), ...(rule.with && { with: rule.with }) };
  return issues.map((issue) => ({ rule: rule.id, ...issue, ...more }));
}

/** The switch of a field's section, unless it is the field itself. */
export const switchPath = (
  name: string,
  { section }: Pick<Field<unknown>, 'section'>,
): readonly FieldName[] => {
  const governing = switchOf(section);
  return governing === undefined || governing === name ? [] : [governing];
};

/** The rules about a field alone. They rest while the switch of its section is off. */
export function ownRules(name: string, field: Field<unknown>): readonly Rule[] {
  const { rules = [], schema } = field;
  const path = name as FieldName;
  const governing = switchPath(name, field);
  const toRule = ({ id, key, atOnce, check }: FieldRule<unknown>): Rule => ({
    id,
    paths: [path, ...governing],
    ...(key && { key }),
    ...(atOnce && { atOnce }),
    check: (values, _, messages) =>
      governing.some((other) => !values[other]) ? undefined : check(values[path], messages),
  });
  const own = schema
    ? [{ id: name, check: (value: unknown) => schema.safeParse(value).error?.issues[0]?.message }]
    : [];
  return [...rules, ...own].map(toRule);
}

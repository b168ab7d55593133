import type { Field, FieldRule, MarketplaceReference, RuleMessages } from '../fields/field.ts';
import { switchOf } from '../fields/fields.ts';
import type { FieldName, FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import * as en from '../messages/en.ts';

/** A rule's input: a form field, or the recipients' settings. */
export type RuleInput = FieldName | 'recipients';

/** A validation error. */
export interface Issue {
  /** The id of the broken rule, e.g. `MKV-17`. */
  readonly rule: string;
  /** The field that shows the error. */
  readonly path: FieldPath;
  /** The error message. In English, it's verbatim from the specification. */
  readonly message: string;
  /** A stable, machine-readable key, if the rule has one. */
  readonly key?: string;
  /** Other fields that are invalid because of the same error. */
  readonly with?: readonly FieldPath[];
}

/** A validation rule: a pure function, and everything it depends on. */
export interface Rule {
  /** The rule id, e.g. `MKV-17`. */
  readonly id: string;
  /** Every field that the rule reads. An edit of any of them runs the rule again. The first one shows the error. */
  readonly paths: readonly [FieldName, ...RuleInput[]];
  /** Fields whose change shows the error immediately, even before its own field is blurred. */
  readonly atOnce?: readonly string[];
  /** A stable, machine-readable key, if the rule has one. Default: none. */
  readonly key?: string;
  /** Fields that are invalid together with the first one, e.g. the other side of a pair. */
  readonly with?: readonly FieldName[];
  /**
   * Returns an error message for the first field, issues for fields of single recipients, or undefined if the values
   * are valid.
   */
  readonly check: (
    values: MarketplaceFormValues,
    reference: MarketplaceReference,
    messages: RuleMessages,
  ) => string | undefined | readonly Pick<Issue, 'path' | 'message' | 'with'>[];
}

/** The texts of the rules in English. */
export const englishRules: RuleMessages = { errors: en.errors, fieldLabels: en.fieldLabels };

/** Runs a rule and returns its issues. */
export function runRule(
  rule: Rule,
  values: MarketplaceFormValues,
  reference: MarketplaceReference,
  messages = englishRules,
): Issue[] {
  const result = rule.check(values, reference, messages);
  if (result === undefined) return [];
  const issues = typeof result === 'string' ? [{ path: rule.paths[0], message: result }] : result;
  const metadata = { ...(rule.key && { key: rule.key }), ...(rule.with && { with: rule.with }) };
  return issues.map((issue) => ({ rule: rule.id, ...issue, ...metadata }));
}

/** Returns the switch of a field's section, unless it's the field itself. */
export const switchPath = (
  name: string,
  { section }: Pick<Field<unknown>, 'section'>,
): readonly FieldName[] => {
  const sectionSwitch = switchOf(section);
  return sectionSwitch === undefined || sectionSwitch === name ? [] : [sectionSwitch];
};

/** Returns the rules for a single field. They're skipped while the switch of its section is off. */
export function getFieldRules(name: string, field: Field<unknown>): readonly Rule[] {
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
  const schemaRules = schema
    ? [{ id: name, check: (value: unknown) => schema.safeParse(value).error?.issues[0]?.message }]
    : [];
  return [...rules, ...schemaRules].map(toRule);
}

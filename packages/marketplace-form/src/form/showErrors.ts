import type { UseFormReturn } from 'react-hook-form';
import type { MarketplaceReference, RuleMessages } from '../fields/field.ts';
import { fieldsIn } from '../fields/fields.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { type Rule, type RuleInput, rulesAffectedBy, runRule } from '../values/rules.ts';

/** Returns the field that shows the errors of a rule. */
const errorFieldOf = ({ paths }: Rule): RuleInput => (paths.includes('recipients') ? 'recipients' : paths[0]);

/**
 * Returns the fields whose errors an edit may change, such as both sides of a pair, or a switch and the fields it
 * controls. Only those of some rules with `isMeant`.
 */
const fieldsAffectedBy = (
  edited: ReadonlySet<RuleInput>,
  reference: MarketplaceReference,
  isMeant: (rule: Rule) => boolean = () => true,
): readonly RuleInput[] => [
  ...new Set(
    [...edited].flatMap((name) => rulesAffectedBy(name, reference).filter(isMeant).map(errorFieldOf)),
  ),
];

interface Form
  extends Pick<UseFormReturn<MarketplaceFormValues>, 'getValues' | 'getErrors' | 'clearErrors' | 'trigger'> {
  readonly getLoaded: () => { readonly reference: MarketplaceReference };
  readonly getMessages: () => RuleMessages;
}

/** Whether the error shown at a field still applies, or any error of the recipients. */
function isStillInvalid(form: Form, name: RuleInput) {
  const { reference } = form.getLoaded();
  const values = form.getValues();
  const message = form.getErrors(name)?.message;
  return rulesAffectedBy(name, reference)
    .flatMap((rule) => runRule(rule, values, reference, form.getMessages()))
    .some((issue) =>
      name === 'recipients'
        ? issue.path.startsWith('recipients.')
        : issue.path === name && issue.message === message,
    );
}

/**
 * Updates errors after an edit: clears those that no longer apply, and shows those that don't wait for blur. While a
 * field of a recipient is being typed into, all of them wait.
 */
export function updateErrorsAfterEdit(form: Form, edited: ReadonlySet<RuleInput>, isTyping = false) {
  const { reference } = form.getLoaded();
  const names: ReadonlySet<string> = edited;
  // Errors of a field that is typed into are shown on blur.
  const isTyped = (name: RuleInput) => fieldsIn(reference)[name]?.codec.isTyped === true;
  const isImmediate = ({ paths, atOnce = [] }: Rule) =>
    (names.has(paths[0]) && !isTyped(paths[0])) || atOnce.some((name) => names.has(name));
  const shownImmediately = isTyping ? [] : fieldsAffectedBy(edited, reference, isImmediate);
  const fixed = fieldsAffectedBy(edited, reference).filter(
    (name) => form.getErrors(name) && !shownImmediately.includes(name) && !isStillInvalid(form, name),
  );
  if (fixed.length > 0) form.clearErrors([...fixed]);
  if (shownImmediately.length > 0) void form.trigger([...shownImmediately]);
}

/** Shows errors after blur: those of the field and of fields that share a rule with it. */
export function showErrorsOnBlur(form: Form, name: RuleInput) {
  const names = fieldsAffectedBy(new Set([name]), form.getLoaded().reference);
  if (names.length > 0) void form.trigger([...names]);
}

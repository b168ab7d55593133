import type { UseFormReturn } from 'react-hook-form';
import type { MarketplaceReference, RuleMessages } from '../fields/field.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { rulesAffectedBy } from '../values/allRules.ts';
import { fieldsAffectedBy, fieldsShownImmediately } from '../values/errorDisplay.ts';
import { type RuleInput, runRule } from '../values/rule.ts';

interface Loaded {
  readonly reference: MarketplaceReference;
}

type Form = Pick<UseFormReturn<MarketplaceFormValues>, 'getValues' | 'getErrors' | 'clearErrors' | 'trigger'>;

/** Whether the error shown at a field still applies, or any error of the recipients. */
function isStillInvalid(
  form: Form,
  { reference }: Loaded,
  name: RuleInput,
  message: string | undefined,
  messages: RuleMessages,
) {
  const values = form.getValues();
  return rulesAffectedBy(name, reference)
    .flatMap((rule) => runRule(rule, values, reference, messages))
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
export function updateErrorsAfterEdit(
  form: Form,
  loaded: Loaded,
  edited: ReadonlySet<RuleInput>,
  messages: RuleMessages,
  isTyping = false,
) {
  const shownImmediately = isTyping ? [] : fieldsShownImmediately(edited, loaded.reference);
  const fixed = fieldsAffectedBy(edited, loaded.reference).filter((name) => {
    const error = form.getErrors(name);
    if (!error || shownImmediately.includes(name)) return false;
    return !isStillInvalid(form, loaded, name, error.message, messages);
  });
  if (fixed.length > 0) form.clearErrors([...fixed]);
  if (shownImmediately.length > 0) void form.trigger([...shownImmediately]);
}

/** Shows errors after blur: those of the field and of fields that share a rule with it. */
export function showErrorsOnBlur(form: Form, { reference }: Loaded, name: RuleInput) {
  const names = fieldsAffectedBy(new Set([name]), reference);
  if (names.length > 0) void form.trigger([...names]);
}

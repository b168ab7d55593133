import type { PathValue, UseFormReturn } from 'react-hook-form';
import { applyChange, type Change } from '../form/interplay.ts';
import type { MarketplaceReference } from '../form/reference.ts';
import type { RuleInput } from '../form/rules/rule.ts';
import type { FieldPath, MarketplaceFormValues } from '../form/values.ts';
import {
  afterEdit,
  afterLeaving,
  afterReveal,
  editedFields,
  type FormStatus,
  formStatus,
  withReference,
} from '../status/formStatus.ts';
import type { Marketplace } from '../wire/marketplace.ts';

/** What is being edited. */
export interface SessionSubject {
  /** The marketplace as it was loaded; missing for a new one. */
  readonly original: Marketplace | undefined;
  /** The version of it, where the server gave one (MKS-22). */
  readonly etag?: string | undefined;
  /** Its form values: what 'changed' is measured by. */
  readonly saved: MarketplaceFormValues;
  /** What the form needs to know besides the marketplace. */
  readonly reference: MarketplaceReference;
}

/** Holds what is being edited, for those who need it before the editing begins. */
export interface SubjectBox {
  subject: SessionSubject;
}

type Form = UseFormReturn<MarketplaceFormValues>;
type Values = MarketplaceFormValues;

/** Writes an edited field; of the recipients only the rows that changed, unless rows came or went. */
function writeField<Name extends RuleInput>(form: Form, name: Name, before: Values, after: Values) {
  const rows = Object.entries(after.recipients);
  const hasSameRows =
    rows.length === Object.keys(before.recipients).length && rows.every(([key]) => key in before.recipients);
  if (name !== 'recipients' || !hasSameRows) {
    form.setValue(name, after[name] as PathValue<Values, Name>);
    return;
  }
  for (const [key, row] of rows) {
    if (before.recipients[key] !== row) form.setValue(`recipients.${key}`, row);
  }
}

/** Where the status stands for all to see. */
function createBoard(first: FormStatus) {
  const listeners = new Set<() => void>();
  let status = first;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    status: () => status,
    tell,
    publish(next: FormStatus) {
      if (next === status) return;
      status = next;
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * What happens when the focus leaves a field. While a pointer is down it waits: an error that appears would move away
 * what is being pressed, and the press would be lost.
 */
function createLeaving(onLeft: (name: RuleInput) => void) {
  const waiting = new Set<RuleInput>();
  let isPressed = false;
  return {
    /** The focus left a field. */
    leave: (name: RuleInput) => void (isPressed ? waiting.add(name) : onLeft(name)),
    /** A pointer went down. */
    press() {
      isPressed = true;
    },
    /** The pointer is up again. */
    release() {
      isPressed = false;
      for (const name of waiting) onLeft(name);
      waiting.clear();
    },
  };
}

/**
 * One editing of one marketplace: the values live in React Hook Form, what is wrong and what changed is kept beside
 * them. Every edit goes through `change`, so that its effects on other fields are never forgotten.
 */
export function createFormSession(form: Form, box: SubjectBox) {
  const { status, publish, tell, subscribe } = createBoard(
    formStatus(box.subject.saved, box.subject, box.subject.original !== undefined),
  );
  let sought: FieldPath | undefined;
  return {
    control: form.control,
    handleSubmit: form.handleSubmit,
    values: () => form.getValues(),
    subject: () => box.subject,
    status,
    subscribe,
    /** Edits a field, with all that brings about. */
    change(change: Change) {
      const before = form.getValues();
      const after = applyChange(before, change, box.subject);
      const edited = editedFields(before, after);
      if (edited.length === 0) return;
      for (const name of edited) writeField(form, name, before, after);
      publish(afterEdit(status(), form.getValues(), edited));
    },
    ...createLeaving((name) => publish(afterLeaving(status(), name))),
    /** Shows everything that is wrong. */
    reveal: () => publish(afterReveal(status())),
    /** Starts anew, e.g. with what the server holds now; `values` keeps other values than the saved ones. */
    reset(next: SessionSubject, values: MarketplaceFormValues = next.saved) {
      box.subject = next;
      form.reset(values);
      publish(formStatus(values, next, next.original !== undefined));
    },
    /** The field that was asked for last: what hides it must show it. */
    sought: () => sought,
    /** Shows a field that may be hidden, e.g. on another page of a table, so that it can be focused. */
    seek(path: FieldPath) {
      sought = path;
      tell();
    },
    /** Takes over what became known meanwhile. */
    setReference(reference: MarketplaceReference) {
      box.subject = { ...box.subject, reference };
      publish(withReference(status(), form.getValues(), reference));
    },
  };
}

/** One editing of one marketplace. */
export type FormSession = ReturnType<typeof createFormSession>;

/** The DOM id of the element that takes the focus of a field. */
export const fieldId = (path: FieldPath) => `marketplace-${path.replaceAll('.', '-')}`;

import { createStore, type ReadableStore } from '@advantage/live-list';
import { useStore } from '@advantage/live-list/react';
import { useMessages } from '@advantage/ui';
import { type Context, createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MarketplaceReference, SectionId } from '../fields/field.ts';
import { fieldsIn, namesIn, recipientFieldNames, recipientFields } from '../fields/fields.ts';
import {
  type FieldName,
  type FieldPath,
  type MarketplaceFormValues,
  newRecipient,
  parseRecipientPath,
  pathInValues,
  recipientControlName,
  recipientPath,
  type ValueAt,
} from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { changedPaths } from '../values/compare.ts';
import { checkForm, type Issue, type RuleInput } from '../values/rules.ts';
import type { AgencyLookup } from './useAgencyLookup.ts';
import type { DraftControls } from './useDraft.ts';
import type { LoadedMarketplace, MarketplaceFormReturn } from './useMarketplaceForm.ts';
import type { Conflict } from './useSave.ts';

/**
 * Actions for the parts of a form. The object is stable, so parts that read it don't re-render when the form changes.
 */
export interface FormActions {
  /** The form. A stable reference: read its changing state with `useFormState` and `useWatch`. */
  readonly form: MarketplaceFormReturn;
  /** Shows a field's errors. Call on blur. */
  readonly showErrors: (name: RuleInput) => void;
  /** Focuses a field, revealing it first if it's hidden. */
  readonly focusField: (path: FieldPath) => void;
  /** Shows all errors, at their fields and in the error summary. */
  readonly showAllErrors: () => void;
  /** Submits the form. Ignored while a save is running; `useFormState` returns `isSubmitting`. */
  readonly save: () => Promise<void>;
  /** Discards unsaved changes: reloads the marketplace from the server, or resets a new form. */
  readonly discard: () => Promise<void>;
}

/** State of a form besides its values and errors. */
export interface FormActivity {
  readonly lookup: AgencyLookup;
  readonly draft: DraftControls;
  /** Whether the marketplace is being reloaded to discard changes. */
  readonly isReloading: boolean;
  /** The conflict, if someone else saved first. */
  readonly conflict: Conflict | undefined;
  /** Whether a new marketplace was just created, so no changes can be lost. */
  readonly isCreated: boolean;
}

/** What the user asked to see: a field or the error summary. */
export interface FormRequests {
  /** The field last passed to `focusField`, in a new object each time. Whatever hides the field must show it. */
  readonly revealed: { readonly path: FieldPath } | undefined;
  /** A new object for each request to show the error summary. */
  readonly summaryRequest: object | undefined;
}

/** What the parts of a form read besides its values. */
export interface FormParts {
  readonly actions: FormActions;
  readonly loaded: LoadedMarketplace;
  readonly summary: ReadableStore<FormSummary>;
}

export const FormContext = createContext<FormParts | undefined>(undefined);
// Apart, because a lookup or a request renders only the parts that read it.
export const FormActivityContext = createContext<FormActivity | undefined>(undefined);
export const FormRequestsContext = createContext<FormRequests | undefined>(undefined);

function useRequiredContext<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (!value) throw new Error('A part of the marketplace form must be inside <MarketplaceFormProvider>.');
  return value;
}

export const useFormActions = (): FormActions => useRequiredContext(FormContext).actions;

export const useFormLoaded = (): LoadedMarketplace => useRequiredContext(FormContext).loaded;

export const useFormActivity = (): FormActivity => useRequiredContext(FormActivityContext);

export const useFormRequests = (): FormRequests => useRequiredContext(FormRequestsContext);

/**
 * Calls a function during the render after `focusField` was called, with its field. The function shows the field by
 * setting state.
 */
export function useRevealed(show: (path: FieldPath) => void) {
  const { revealed } = useFormRequests();
  const [last, setLast] = useState<typeof revealed>();
  if (revealed === last) return;
  setLast(revealed);
  if (revealed) show(revealed.path);
}

/** Summary of the whole form: all errors, the errors shown so far, and the changed fields. */
export interface FormSummary {
  /** All errors, shown or not, in page order. */
  readonly issues: readonly Issue[];
  /** Errors shown to the user, by field, in page order. */
  readonly errors: ReadonlyMap<FieldPath, string>;
  /** Fields whose value differs from the saved value. */
  readonly changes: readonly FieldPath[];
}

/** Returns the section of a field. Recipient fields belong to `email`. */
export const sectionOf = (path: FieldPath, reference: MarketplaceReference): SectionId =>
  fieldsIn(reference)[path]?.section ?? 'email';

/** Returns the errors shown so far, in page order. */
export function getShownErrors(form: MarketplaceFormReturn): ReadonlyMap<FieldPath, string> {
  const errors = new Map<FieldPath, string>();
  const formErrors = form.getErrors();
  const add = (path: FieldPath, message: string | undefined) => message && errors.set(path, message);
  for (const name of namesIn(form.getLoaded().reference)) add(name, formErrors[name]?.message);
  if (!formErrors.recipients) return errors;
  for (const [index, { recipientId }] of form.getValues('recipients').entries()) {
    for (const name of recipientFieldNames) {
      add(recipientPath(recipientId, name), formErrors.recipients[index]?.[name]?.message);
    }
  }
  return errors;
}

const serialize = (part: unknown) => JSON.stringify(part instanceof Map ? [...part] : part);

/** Computes the current summary. Keeps equal parts of the last one, or the last one itself: nothing renders for them. */
function computeSummary(form: MarketplaceFormReturn, last?: FormSummary): FormSummary {
  const { saved, reference } = form.getLoaded();
  const values = form.getValues();
  const isKept = (name: keyof FormSummary) => serialize(last?.[name]) === serialize(next[name]);
  const next = {
    issues: checkForm(values, reference, form.getMessages()),
    errors: getShownErrors(form),
    changes: changedPaths(values, saved, reference),
  };
  const kept = (['issues', 'errors', 'changes'] as const).filter(isKept);
  if (last && kept.length === 3) return last;
  return { ...next, ...Object.fromEntries(kept.map((name) => [name, last?.[name]])) };
}

/** Returns the store of a form's summary, and a new one whenever a marketplace is loaded. */
export function useSummaryStore(
  form: MarketplaceFormReturn,
  loaded = form.loaded,
): ReadableStore<FormSummary> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: creates a new store for each load
  const store = useMemo(() => createStore(computeSummary(form)), [form, loaded]);
  useEffect(() => {
    const update = () => store.set(computeSummary(form, store.get()));
    // The form may have changed since the store was created.
    update();
    return form.subscribe({ formState: { values: true, errors: true }, callback: update });
  }, [form, store]);
  return store;
}

export const selectChangeCount = ({ changes }: FormSummary) => changes.length;

/**
 * Selects a part of the surrounding form's summary. Re-renders only when the result changes. `select` must be a stable
 * function that returns a part of the summary, or a string or number derived from it.
 */
export function useFormSummary<Result>(select: (summary: FormSummary) => Result): Result {
  return useStore(useRequiredContext(FormContext).summary, select);
}

/** DOM ID of a field's control, or of the element around it. */
export const fieldId = (path: FieldPath) => `marketplace-${path.replaceAll('.', '-')}`;

/** A host's own field has a place among the form's values, but not in their type. */
export const inForm = <Name extends FieldName>(name: string) => name as Name;

/** Returns what rules read at a path. */
const inputOf = (path: FieldPath): RuleInput =>
  parseRecipientPath(path) ? 'recipients' : inForm<FieldName>(path);

/** Returns the value of a field. Re-renders only when it changes. */
export function useFieldValue<Path extends FieldPath>(path: Path): ValueAt<Path> {
  const { control, getValues } = useFormActions().form;
  const recipient = parseRecipientPath(path);
  // Not of the values that are passed: an effect of the same change may have changed them since.
  const readRecipient = () => {
    const row = getValues('recipients').find(({ recipientId }) => recipientId === recipient?.id);
    return recipient && (row ?? newRecipient(0, ''))[recipient.field];
  };
  return useWatch({
    control,
    name: recipient ? 'recipients' : (path as FieldName),
    exact: !recipient,
    ...(recipient && { compute: readRecipient }),
  } as { control: typeof control; name: FieldName }) as ValueAt<Path>;
}

/** Returns the values of some fields: the same object while they are equal. */
export function useFieldValues<Name extends FieldName>(names: readonly Name[]) {
  const { control } = useFormActions().form;
  return useWatch({
    control,
    compute: (values) =>
      Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<MarketplaceFormValues, Name>,
  });
}

/** Props of a field's control, except its value. */
interface FieldProps {
  /** ID that the links of the error summary point to. */
  readonly id: string;
  /** The name of the field. */
  readonly name: string;
  /** Label of the field. */
  readonly label: string;
  /** Whether the field is marked as required. */
  readonly isRequired: boolean;
  /** The error message, once it should be shown. */
  readonly errorMessage: string | undefined;
  /** Whether the field is marked as invalid, e.g. because of an error at the other bound of a range. */
  readonly isInvalid: boolean;
  /** Call this when the control loses focus, to show the errors of typed fields. */
  readonly onBlur: () => void;
}

/**
 * Returns everything that a field's control needs except its value, also for a host's own field. Get the value from
 * React Hook Form: with `register` for a native element, with `useController` for any other.
 */
export function useFieldProps(field: string): FieldProps {
  const path = inForm(field);
  const { showErrors, form } = useFormActions();
  const labels = useMessages(en.fieldLabels);
  // Not from `useFormState`, which re-renders every field whenever any error appears or vanishes.
  const error = useFormSummary(({ errors, issues }) => {
    const isMarked = issues.some((issue) => issue.with?.includes(path) && errors.has(issue.path));
    return errors.get(path) ?? (isMarked ? '' : undefined);
  });
  const recipient = parseRecipientPath(field);
  const name = recipient?.field ?? path;
  const info = recipient ? recipientFields[recipient.field] : fieldsIn(form.getLoaded().reference)[name];
  if (!info) throw new Error(`The marketplace form has no field '${field}'.`);
  return {
    id: fieldId(path),
    name: recipient ? recipientControlName(recipient.field, recipient.id) : path,
    label: name in labels ? labels[name] : info.label,
    isRequired: info.isRequired === true,
    errorMessage: error || undefined,
    isInvalid: error !== undefined,
    onBlur: useCallback(() => showErrors(inputOf(path)), [showErrors, path]),
  };
}

/**
 * Returns everything that a controlled field's control needs. Re-renders only when this field or its error changes.
 */
export function useFormField<Path extends FieldPath>(path: Path) {
  const { form, showErrors } = useFormActions();
  const control = useMemo(() => {
    // Register on every event, because a reset clears the registered fields and the index of a recipient changes.
    const register = () => {
      const place = pathInValues(path, form.getValues());
      const isRemoved = place.includes(-1);
      return isRemoved ? undefined : form.register(place.join('.') as FieldName);
    };
    return {
      onChange(value: ValueAt<Path>) {
        const input = register();
        void input?.onChange({ type: 'change', target: { name: input.name, value } });
      },
      onBlur() {
        const input = register();
        void input?.onBlur({
          type: 'blur',
          target: { name: input.name, value: form.getValues(input.name) },
        });
        showErrors(inputOf(path));
      },
      // Not the element itself: the control decides how to display the value.
      ref(target: { focus(): void } | null) {
        const input = register();
        input?.ref(target && { name: input.name, type: 'control', focus: () => target.focus() });
      },
    };
  }, [form, showErrors, path]);
  const { onChange, ...events } = control;
  return { value: useFieldValue(path), onChange, field: { ...useFieldProps(path), ...events } };
}

import { type Context, createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { type SectionId, sections } from '../fields/field.ts';
import { fieldsIn, namesIn, recipientFieldNames } from '../fields/fields.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import {
  type FieldName,
  type FieldPath,
  type MarketplaceFormValues,
  recipientPath,
} from '../fields/values.ts';
import { checkForm } from '../values/allRules.ts';
import { changedPaths } from '../values/compare.ts';
import type { Issue, RuleInput } from '../values/rule.ts';
import { type SubscribedName, subscribeToFields } from './formEvents.ts';
import { equalByItems, shallowEqual } from './shallowEqual.ts';
import type { AgencyLookup } from './useAgencyLookup.ts';
import type { Conflict } from './useConflict.ts';
import type { DraftControls } from './useDraft.ts';
import type { LoadedMarketplace, MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** What a part can do with the form around it. This object stays the same, so fields that read it render only once. */
export interface FormParts {
  /** The form. Read its state by `useFormState` and `useWatch`: this object stays the same while it changes. */
  readonly form: MarketplaceFormReturn;
  /** Shows the errors of a field that was left. */
  readonly leave: (name: RuleInput) => void;
  /** Moves the focus to a field, wherever it is hidden. */
  readonly focusField: (path: FieldPath) => void;
  /** Shows everything that is wrong, also as a summary. */
  readonly showAllErrors: () => void;
  /** Submits the form, once at a time. `useFormState` tells while it is submitting. */
  readonly save: () => Promise<void>;
  /** Starts over with what the server holds. */
  readonly discard: () => Promise<void>;
}

/** What is going on in a form besides its values and errors. */
export interface FormActivity {
  /** The lookup of the agency. */
  readonly lookup: AgencyLookup;
  /** What was typed and never saved. */
  readonly draft: DraftControls;
  /** The form is starting over. */
  readonly isReloading: boolean;
  /** A save that came too late. */
  readonly conflict: Conflict | undefined;
  /** A new marketplace was just created: there is nothing to lose. */
  readonly isCreated: boolean;
}

/** What a person asked to see in a form. */
export interface FormRequests {
  /** The field that was asked for last: what hides it must show it. */
  readonly revealed: FieldPath | undefined;
  /** Another object each time that someone asks for the summary of errors. */
  readonly summaryRequest: object | undefined;
}

/** Gives the parts of a form what they can do. */
export const FormPartsContext = createContext<FormParts | undefined>(undefined);
/** What is being edited, for the parts of a form. */
export const FormLoadedContext = createContext<LoadedMarketplace | undefined>(undefined);
/** What is going on, for the parts of a form. */
export const FormActivityContext = createContext<FormActivity | undefined>(undefined);
/** What a person asked to see, for the parts of a form. */
export const FormRequestsContext = createContext<FormRequests | undefined>(undefined);

function useInForm<Value>(context: Context<Value | undefined>): Value {
  const value = useContext(context);
  if (!value) throw new Error('A part of the marketplace form must be inside <MarketplaceFormProvider>.');
  return value;
}

/** What a part can do with the form around it. */
export const useFormParts = (): FormParts => useInForm(FormPartsContext);

/** What is being edited in the form around it. */
export const useFormLoaded = (): LoadedMarketplace => useInForm(FormLoadedContext);

/** What is going on in the form around it. */
export const useFormActivity = (): FormActivity => useInForm(FormActivityContext);

/** What a person asked to see in the form around it. */
export const useFormRequests = (): FormRequests => useInForm(FormRequestsContext);

/** Keeps the last result of a function while it is equal. */
function stable<Result>(read: () => Result, isEqual: (a: Result, b: Result) => boolean): () => Result {
  let last: { readonly result: Result } | undefined;
  return () => {
    const result = read();
    if (last === undefined || !isEqual(last.result, result)) last = { result };
    return last.result;
  };
}

/**
 * Derives something from the values and errors of the form around it. Renders again only when it is not equal to what it
 * was. `names` are the fields that `select` reads. Pass a function and a list that stay the same. React Hook Form changes
 * its values in place: copy what you return of them. Default of `names`: all.
 */
export function useFormSelector<Result>(
  select: (form: MarketplaceFormReturn) => Result,
  names?: readonly SubscribedName[],
): Result {
  const { form } = useFormParts();
  const { subscribe, read } = useMemo(
    () => ({
      subscribe: (callback: () => void) => subscribeToFields(form, names, callback),
      read: stable(() => select(form), equalByItems),
    }),
    [form, select, names],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** Some values of a form. */
export const pick = <Name extends FieldName>(
  values: MarketplaceFormValues,
  names: readonly Name[],
): Pick<MarketplaceFormValues, Name> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<MarketplaceFormValues, Name>;

/** The value of a field; the component renders again only when this field changes. */
export function useValue<Name extends FieldName>(name: Name): MarketplaceFormValues[Name] {
  const { names, select } = useMemo(
    () => ({
      names: [name],
      select: ({ getValues }: MarketplaceFormReturn): MarketplaceFormValues[Name] => getValues(name),
    }),
    [name],
  );
  return useFormSelector(select, names);
}

/** The form as a whole: what is wrong with it, what of that shows, and what changed. */
export interface FormSummary {
  /** Everything that is wrong, shown or not, in the order of the page. */
  readonly issues: readonly Issue[];
  /** The sections that hold it. */
  readonly wrongSections: readonly SectionId[];
  /** The errors that show, by field, in the order of the page. */
  readonly errors: ReadonlyMap<FieldPath, string>;
  /** The number of errors that show in each section. */
  readonly errorCounts: Readonly<Record<SectionId, number>>;
  /** Fields whose value differs from the saved one. */
  readonly changes: readonly FieldPath[];
}

/** The section of a field; recipients belong to email. */
export const sectionOf = (path: FieldPath, reference: MarketplaceReference): SectionId =>
  fieldsIn(reference)[path]?.section ?? 'email';

function shownErrors(form: MarketplaceFormReturn): ReadonlyMap<FieldPath, string> {
  const errors = new Map<FieldPath, string>();
  const found = form.getErrors();
  const add = (path: FieldPath, message: string | undefined) => message && errors.set(path, message);
  for (const name of namesIn(form.getLoaded().reference)) add(name, found[name]?.message);
  if (!found.recipients) return errors;
  for (const [index, { recipientId }] of form.getValues('recipients').entries()) {
    for (const name of recipientFieldNames) {
      add(recipientPath(recipientId, name), found.recipients[index]?.[name]?.message);
    }
  }
  return errors;
}

function countsOf(errors: FormSummary['errors'], reference: MarketplaceReference) {
  const counts = Object.fromEntries(sections.map(({ id }) => [id, 0])) as Record<SectionId, number>;
  for (const path of errors.keys()) counts[sectionOf(path, reference)] += 1;
  return counts;
}

const textOf = (part: unknown) => JSON.stringify(part instanceof Map ? [...part] : part);

/** The last one while it says the same. */
const kept = <Part>(last: Part | undefined, next: Part): Part =>
  last !== undefined && textOf(last) === textOf(next) ? last : next;

/** The summary by now; what says the same as in the last one is the very same. */
function summaryOf(form: MarketplaceFormReturn, last: FormSummary | undefined): FormSummary {
  const { saved, reference } = form.getLoaded();
  const values = form.getValues();
  const issues = kept(last?.issues, checkForm(values, reference, form.getMessages()));
  const wrong = new Set(issues.map(({ path }) => sectionOf(path, reference)));
  const errors = kept(last?.errors, shownErrors(form));
  const next = {
    issues,
    wrongSections: kept(last?.wrongSections, [...wrong]),
    errors,
    errorCounts: kept(last?.errorCounts, countsOf(errors, reference)),
    changes: kept(last?.changes, changedPaths(values, saved, reference)),
  };
  return last && shallowEqual(last, next) ? last : next;
}

/** The summary of a form, for parts that subscribe to what they show of it. */
export interface SummaryStore {
  /** Calls back after each event of the form. */
  readonly subscribe: (callback: () => void) => () => void;
  /** The summary by now, made once per event. */
  readonly read: () => FormSummary;
}

function createSummaryStore(form: MarketplaceFormReturn): SummaryStore {
  const callbacks = new Set<() => void>();
  let stop: (() => void) | undefined;
  let last: FormSummary | undefined;
  let current: FormSummary | undefined;
  const update = () => {
    current = undefined;
    for (const callback of callbacks) callback();
  };
  return {
    subscribe: (callback) => {
      if (callbacks.size === 0) {
        // Something may have changed since it was read first.
        current = undefined;
        stop = subscribeToFields(form, undefined, update);
      }
      callbacks.add(callback);
      return () => {
        callbacks.delete(callback);
        if (callbacks.size === 0) stop?.();
      };
    },
    read: () => {
      current ??= summaryOf(form, last);
      last = current;
      return current;
    },
  };
}

/** Keeps the summary of a form. Whatever is loaded next gets a new one. */
export const useNewSummary = (form: MarketplaceFormReturn, loaded = form.loaded): SummaryStore =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form reads what is loaded by itself
  useMemo(() => createSummaryStore(form), [form, loaded]);

/** How many errors show in each section. */
export const errorCountsOf = ({ errorCounts }: FormSummary) => errorCounts;

/** How many fields differ from the saved ones. */
export const changeCountOf = ({ changes }: FormSummary) => changes.length;

/** Gives the parts of a form its summary. */
export const FormSummaryContext = createContext<SummaryStore | undefined>(undefined);

/**
 * Something of the summary of the form around it; the component renders again only when that is another. `select` is a
 * function that stays the same and returns a part of it, or a text or number made of it.
 */
export function useFormSummary<Result>(select: (summary: FormSummary) => Result): Result {
  const { subscribe, read } = useInForm(FormSummaryContext);
  const readPart = useCallback(() => select(read()), [select, read]);
  return useSyncExternalStore(subscribe, readPart, readPart);
}

/** The DOM id of the element that takes the focus of a field. */
export const fieldId = (path: FieldPath) => `marketplace-${path.replaceAll('.', '-')}`;

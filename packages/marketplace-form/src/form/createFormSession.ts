import type { UseFormReturn } from 'react-hook-form';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import { applyChange, type Change } from '../values/interplay.ts';
import type { RuleInput } from '../values/rule.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import {
  afterEdit,
  afterLeaving,
  afterReveal,
  editedFields,
  type FormStatus,
  formStatus,
  withReference,
} from './formStatus.ts';
import { type HeldValues, holdValue, holdValues } from './heldValues.ts';

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

/** What of React Hook Form an editing needs. */
type Form = Pick<UseFormReturn<HeldValues>, 'control' | 'handleSubmit' | 'reset' | 'setValue'>;

/** What is in the form, and how it stands. */
interface FormState {
  readonly values: MarketplaceFormValues;
  readonly status: FormStatus;
}

/** What somebody waits for: a value, what is said beside fields, or anything else about how the form stands. */
export type Topic = keyof MarketplaceFormValues | 'errors' | 'status';

/** What differs between two states of the form. */
function topicsOf(before: FormState, { values, status }: FormState): ReadonlySet<Topic> {
  const names = Object.keys(values) as (keyof MarketplaceFormValues)[];
  const topics = new Set<Topic>(names.filter((name) => values[name] !== before.values[name]));
  if (status !== before.status) topics.add('status');
  if (status.errors !== before.status.errors || status.marked !== before.status.marked) topics.add('errors');
  return topics;
}

/** Where the form stands for all to see. */
function createBoard(first: FormState) {
  const listeners = new Map<Topic | 'anything', Set<() => void>>();
  let state = first;
  /** Calls everybody who waits for any of it, or for anything, once. */
  const tell = (news: ReadonlySet<Topic> = new Set()) => {
    const waiting = [...news, 'anything' as const].flatMap((topic) => [...(listeners.get(topic) ?? [])]);
    for (const listener of new Set(waiting)) listener();
  };
  /** Calls when one of the topics has news. Default: whenever anything has. */
  const subscribe = (listener: () => void, topics: readonly (Topic | 'anything')[] = ['anything']) => {
    for (const topic of topics) {
      const those = listeners.get(topic) ?? new Set();
      listeners.set(topic, those.add(listener));
    }
    return () => {
      for (const topic of topics) listeners.get(topic)?.delete(listener);
    };
  };
  const subscribers = new Map<Topic, typeof subscribe>();
  return {
    state: () => state,
    tell,
    publish(next: Partial<FormState>) {
      const { values = state.values, status = state.status } = next;
      if (values === state.values && status === state.status) return;
      const before = state;
      state = { values, status };
      tell(topicsOf(before, state));
    },
    subscribe,
    /** The same function for a topic: it calls when there is news of that. */
    subscribeTo(topic: Topic) {
      const known = subscribers.get(topic);
      if (known) return known;
      const topics = [topic];
      const subscriber = (listener: () => void) => subscribe(listener, topics);
      subscribers.set(topic, subscriber);
      return subscriber;
    },
  };
}

/** Counts something, and tells those who wait for it. */
function createCounter() {
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    count: () => count,
    add() {
      count += 1;
      for (const listener of listeners) listener();
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
 * One editing of one marketplace. React Hook Form holds the values, checks them before a save and knows when one is under
 * way; what is wrong and what changed is kept beside them. Values are never changed in place: an edit makes new ones that
 * share with the old ones all it did not touch, so that a key costs the same in a form of any size. Every edit goes
 * through `change`, so that its effects on other fields are never forgotten.
 */
export function createFormSession(form: Form, box: SubjectBox) {
  let sought: FieldPath | undefined;
  const asked = createCounter();
  const fresh = (values: MarketplaceFormValues): FormState => ({
    values,
    status: formStatus(values, box.subject, box.subject.original !== undefined),
  });
  const { state, publish, tell, subscribe, subscribeTo } = createBoard(fresh(box.subject.saved));
  const status = () => state().status;
  return {
    control: form.control,
    handleSubmit: form.handleSubmit,
    values: () => state().values,
    subject: () => box.subject,
    status,
    subscribe,
    subscribeTo,
    /** Edits a field, with all that brings about. */
    change(change: Change) {
      const before = state().values;
      const values = applyChange(before, change, box.subject);
      const edited = editedFields(before, values);
      if (edited.length === 0) return;
      for (const name of edited) form.setValue(name, holdValue(values, name));
      publish({ values, status: afterEdit(status(), values, edited) });
    },
    ...createLeaving((name) => publish({ status: afterLeaving(status(), name) })),
    /** Shows everything that is wrong. */
    reveal: () => publish({ status: afterReveal(status()) }),
    /** How often it was asked why the form cannot be saved. */
    asked,
    /** The person asks why: everything that is wrong shows, also as a list. */
    ask() {
      publish({ status: afterReveal(status()) });
      asked.add();
    },
    /** Starts anew, e.g. with what the server holds now; `values` keeps other values than the saved ones. */
    reset(next: SessionSubject, values: MarketplaceFormValues = next.saved) {
      box.subject = next;
      form.reset(holdValues(values));
      publish(fresh(values));
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
      publish({ status: withReference(status(), state().values, reference) });
    },
  };
}

/** One editing of one marketplace. */
export type FormSession = ReturnType<typeof createFormSession>;

/** The DOM id of the element that takes the focus of a field. */
export const fieldId = (path: FieldPath) => `marketplace-${path.replaceAll('.', '-')}`;

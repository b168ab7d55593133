import type { RuleInput } from '../values/rule.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** Name of a field, or of a recipient by index. */
export type SubscribedName = RuleInput | `recipients.${number}`;

type SubscribeToFields = (names: readonly string[] | undefined, callback: () => void) => () => void;

const wildcard = '';

/** Whether a change of one name affects another: the names are equal, or one contains the other. */
const isRelatedName = (name: string, other: string) =>
  name === other || name.startsWith(`${other}.`) || other.startsWith(`${name}.`);

/** Shares one subscription among all callbacks. Subscribes with the first and unsubscribes with the last. */
function shareSubscription({ subscribe }: Pick<MarketplaceFormReturn, 'subscribe'>): SubscribeToFields {
  const callbacks = new Map<string, Set<() => void>>();
  let unsubscribe: (() => void) | undefined;
  const notify = (changed: string | undefined) => {
    const affected = new Set<() => void>();
    for (const [name, subscribers] of callbacks) {
      if (changed !== undefined && name !== wildcard && !isRelatedName(changed, name)) continue;
      for (const callback of subscribers) affected.add(callback);
    }
    for (const callback of affected) callback();
  };
  return (names = [wildcard], callback) => {
    for (const name of names) callbacks.set(name, (callbacks.get(name) ?? new Set()).add(callback));
    unsubscribe ??= subscribe({
      formState: { values: true, errors: true },
      callback: ({ name }) => notify(name),
    });
    return () => {
      for (const name of names) {
        const subscribers = callbacks.get(name);
        subscribers?.delete(callback);
        if (subscribers?.size === 0) callbacks.delete(name);
      }
      if (callbacks.size > 0) return;
      unsubscribe?.();
      unsubscribe = undefined;
    };
  };
}

const subscriptions = new WeakMap<object, SubscribeToFields>();

/**
 * Subscribes to the values and errors of the named fields, or of all fields. Returns a function that unsubscribes. All
 * callers share one subscription, because React Hook Form copies its state for each subscriber and the form has more
 * than a hundred.
 */
export function subscribeToFields(
  form: Pick<MarketplaceFormReturn, 'control' | 'subscribe'>,
  names: readonly SubscribedName[] | undefined,
  callback: () => void,
): () => void {
  const subscribe = subscriptions.get(form.control) ?? shareSubscription(form);
  subscriptions.set(form.control, subscribe);
  return subscribe(names, callback);
}

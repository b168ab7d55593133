import type { RuleInput } from '../values/rule.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

/** A field, or a recipient by its place. */
export type SubscribedName = RuleInput | `recipients.${number}`;

type SubscribeToFields = (names: readonly string[] | undefined, callback: () => void) => () => void;

const anyName = '';

/** Whether a change under one name concerns the other: it is the same, or one holds the other. */
const concerns = (name: string, other: string) =>
  name === other || name.startsWith(`${other}.`) || other.startsWith(`${name}.`);

/** Shares one subscription. It starts with the first callback and stops with the last. */
function shareSubscription({ subscribe }: Pick<MarketplaceFormReturn, 'subscribe'>): SubscribeToFields {
  const callbacks = new Map<string, Set<() => void>>();
  let stop: (() => void) | undefined;
  const notify = (changed: string | undefined) => {
    const found = new Set<() => void>();
    for (const [name, those] of callbacks) {
      if (changed !== undefined && name !== anyName && !concerns(changed, name)) continue;
      for (const callback of those) found.add(callback);
    }
    for (const callback of found) callback();
  };
  return (names = [anyName], callback) => {
    for (const name of names) callbacks.set(name, (callbacks.get(name) ?? new Set()).add(callback));
    stop ??= subscribe({
      formState: { values: true, errors: true },
      callback: ({ name }) => notify(name),
    });
    return () => {
      for (const name of names) {
        const those = callbacks.get(name);
        those?.delete(callback);
        if (those?.size === 0) callbacks.delete(name);
      }
      if (callbacks.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}

const shared = new WeakMap<object, SubscribeToFields>();

/**
 * Subscribes to the value and the error of some fields, or of all. All fields share one subscription: React Hook Form
 * copies its state for each subscriber, and the form has more than a hundred.
 */
export function subscribeToFields(
  form: Pick<MarketplaceFormReturn, 'control' | 'subscribe'>,
  names: readonly SubscribedName[] | undefined,
  callback: () => void,
): () => void {
  const subscribe = shared.get(form.control) ?? shareSubscription(form);
  shared.set(form.control, subscribe);
  return subscribe(names, callback);
}

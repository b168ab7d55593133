import type { MarketplaceFormValues } from '../fields/values.ts';

/**
 * A list or record of the form as React Hook Form keeps it. What has no fields of its own it hands on as it is; a plain
 * one it would clone and compare in depth at each key, however long it is.
 */
class Held<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }
}

/** The values of the form as React Hook Form keeps them. */
export type HeldValues = {
  readonly [Name in keyof MarketplaceFormValues]: MarketplaceFormValues[Name] extends object
    ? Held<MarketplaceFormValues[Name]>
    : MarketplaceFormValues[Name];
};

const heldOf = (value: unknown) => (typeof value === 'object' && value !== null ? new Held(value) : value);
const releasedOf = (held: unknown) => (held instanceof Held ? held.value : held);

const mapped = (values: object, to: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));

/** One value as React Hook Form keeps it. */
export const holdValue = <Name extends keyof HeldValues>(values: MarketplaceFormValues, name: Name) =>
  heldOf(values[name]) as HeldValues[Name];

/** All values as React Hook Form keeps them. */
export const holdValues = (values: MarketplaceFormValues) => mapped(values, heldOf) as HeldValues;

/** The values that React Hook Form keeps; lists and records are the very same that were given to it. */
export const releaseValues = (held: HeldValues) => mapped(held, releasedOf) as MarketplaceFormValues;

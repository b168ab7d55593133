import type { ListOption } from '../field/OptionPopover.tsx';

/** One choice of a `Select`. */
export interface SelectOption<Value extends string | null = string> {
  /** What is chosen: null may stand for 'all' or 'none'. */
  readonly value: Value;
  /** What people read. */
  readonly label: string;
  /** Cannot be chosen. Default false. */
  readonly isDisabled?: boolean;
}

type Options<Value extends string | null> = readonly SelectOption<Value>[];

/** React Aria knows no null key. */
const nullKey = 'null';
const toKey = (value: string | null) => value ?? nullKey;

/** The options as the list shows them. */
export const toListOptions = <Value extends string | null>(options: Options<Value>): ListOption[] =>
  options.map(({ value, label, isDisabled }) => ({ key: toKey(value), label, isDisabled }));

/** The key of a value: undefined stays undefined (uncontrolled), what no option has is null (nothing). */
export function keyOf<Value extends string | null>(options: Options<Value>, value: Value | null | undefined) {
  if (value === undefined) return undefined;
  return options.some((option) => option.value === value) ? toKey(value) : null;
}

/** The option of a key. */
export const optionOf = <Value extends string | null>(options: Options<Value>, key: unknown) =>
  options.find((option) => toKey(option.value) === key);

import { findByPrefix } from '../format/searchText.ts';

/** An option of a `Select`. */
export interface SelectOption<Value extends string | null = string> {
  /** Value of the option. Null may mean 'all' or 'none'. */
  readonly value: Value;
  /** Visible label of the option. */
  readonly label: string;
  /** Other words that find the option where a `Select` is searchable, e.g. a code. Default: only the label. */
  readonly keywords?: string;
  /** Disables the option. Default false. */
  readonly isDisabled?: boolean;
}

/** Finds the next enabled option by the start of its label, starting at `from` and wrapping around. */
export const findOptionByText = <Option extends SelectOption<string | null>>(
  options: readonly Option[],
  from: Option | undefined,
  text: string,
): Option | undefined =>
  findByPrefix(
    options.filter(({ isDisabled }) => !isDisabled),
    from,
    ({ label }) => label,
    text,
  );

/** Returns the next enabled option in a direction, or the first one if there's no `from`. */
export function getAdjacentOption<Option extends SelectOption<string | null>>(
  options: readonly Option[],
  from: Option | undefined,
  step: 1 | -1,
): Option | undefined {
  const enabled = options.filter(({ isDisabled }) => !isDisabled);
  return from ? enabled[enabled.indexOf(from) + step] : enabled[0];
}

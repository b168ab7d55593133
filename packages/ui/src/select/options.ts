/** An option of a `Select`. */
export interface SelectOption<Value extends string | null = string> {
  /** Value of the option. Null may mean 'all' or 'none'. */
  readonly value: Value;
  /** Visible label of the option. */
  readonly label: string;
  /** Disables the option. Default false. */
  readonly isDisabled?: boolean;
}

/** Finds the next option whose label starts with the text, starting at `from` and wrapping around. */
export function findOptionByText<Option extends SelectOption<string | null>>(
  options: readonly Option[],
  from: Option | undefined,
  text: string,
): Option | undefined {
  const at = from ? options.indexOf(from) : 0;
  return [...options.slice(at), ...options.slice(0, at)].find(
    ({ label, isDisabled }) => !isDisabled && label.toLowerCase().startsWith(text.toLowerCase()),
  );
}

/** Returns the next enabled option in a direction, or the first one if there's no `from`. */
export function getAdjacentOption<Option extends SelectOption<string | null>>(
  options: readonly Option[],
  from: Option | undefined,
  step: 1 | -1,
): Option | undefined {
  const enabled = options.filter(({ isDisabled }) => !isDisabled);
  return from ? enabled[enabled.indexOf(from) + step] : enabled[0];
}

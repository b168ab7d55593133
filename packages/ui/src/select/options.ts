/** One choice of a `Select`. */
export interface SelectOption<Value extends string | null = string> {
  /** What is chosen: null may stand for 'all' or 'none'. */
  readonly value: Value;
  /** What people read. */
  readonly label: string;
  /** Cannot be chosen. Default false. */
  readonly isDisabled?: boolean;
}

/** The first option from here on whose label begins with the text, around the end. */
export function optionByText<Option extends SelectOption<string | null>>(
  options: readonly Option[],
  from: Option | undefined,
  text: string,
): Option | undefined {
  const at = from ? options.indexOf(from) : 0;
  return [...options.slice(at), ...options.slice(0, at)].find(
    ({ label, isDisabled }) => !isDisabled && label.toLowerCase().startsWith(text.toLowerCase()),
  );
}

/** The next option in a direction that can be chosen; without a choice the first one. */
export function optionNextTo<Option extends SelectOption<string | null>>(
  options: readonly Option[],
  from: Option | undefined,
  step: 1 | -1,
): Option | undefined {
  const enabled = options.filter(({ isDisabled }) => !isDisabled);
  return from ? enabled[enabled.indexOf(from) + step] : enabled[0];
}

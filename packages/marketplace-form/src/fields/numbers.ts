/** The parsed text of a number field: blank, a number, or invalid. */
export type ParsedNumber =
  | { readonly kind: 'blank' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'invalid' };

const decimal = /^-?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/;
const grouped = /^-?[1-9]\d{0,2}(?:,\d{3}){1,4}(?:\.\d{0,15})?$/;

/**
 * Parses the text of a number field. Ignores surrounding white space and commas between thousands. Any other comma
 * makes it invalid, because it may mean the decimals.
 */
export function parseNumber(text: string): ParsedNumber {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'blank' };
  const plain = grouped.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  return decimal.test(plain) ? { kind: 'number', value: Number(plain) + 0 } : { kind: 'invalid' };
}

/** Whether an amount of money has more than two decimals. */
export const isTooPrecise = (text: string) => /\.\d{3}/.test(text);

/** Returns the number in a field, or null if the field is blank or invalid. */
export function numberOrNull(text: string): number | null {
  const parsed = parseNumber(text);
  return parsed.kind === 'number' ? parsed.value : null;
}

/** Formats a number for a number field. Null becomes blank. */
export const numberToText = (value: number | null | undefined) => (value == null ? '' : String(value));

/** Whether two number fields are equivalent, e.g. '10', ' 10' and '10.0'. */
export function isNumberEqual(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [parseNumber(a), parseNumber(b)];
  if (left.kind !== right.kind) return false;
  return left.kind !== 'number' || (right.kind === 'number' && left.value === right.value);
}

/** Converts a multiplier to an integer percentage: 1.1 becomes 10. */
export const toPercent = (multiplier: number) => Math.round(multiplier * 100) - 100;

/** Converts a percentage to a multiplier, rounded to two decimals: 10 becomes 1.1, -100 becomes 0. */
export const toMultiplier = (percent: number) => Math.round(100 + percent) / 100;

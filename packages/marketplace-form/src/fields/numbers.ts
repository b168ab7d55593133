/** What a number field holds: nothing, a number, or text that is not a number. */
export type ParsedNumber =
  | { readonly kind: 'blank' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'invalid' };

const decimal = /^-?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/;

/** Reads the text of a number field. White space around it does not count. */
export function parseNumber(text: string): ParsedNumber {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'blank' };
  return decimal.test(trimmed) ? { kind: 'number', value: Number(trimmed) + 0 } : { kind: 'invalid' };
}

/** The number of a field, or null where it is blank or no number. */
export function numberOrNull(text: string): number | null {
  const parsed = parseNumber(text);
  return parsed.kind === 'number' ? parsed.value : null;
}

/** A number as the form holds it; null is blank. */
export const numberText = (value: number | null | undefined) => (value == null ? '' : String(value));

/** Whether two number fields mean the same: '10', ' 10' and '10.0' do. */
export function sameNumber(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [parseNumber(a), parseNumber(b)];
  if (left.kind !== right.kind) return false;
  return left.kind !== 'number' || (right.kind === 'number' && left.value === right.value);
}

/** The shown percent of a multiplier, an integer: 1.1 is 10. */
export const percentOf = (multiplier: number) => Math.round(multiplier * 100) - 100;

/** The multiplier of a percent, exact to two decimals: 10 is 1.1, -100 is 0. */
export const multiplierOf = (percent: number) => Math.round(100 + percent) / 100;

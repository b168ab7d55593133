import { emDash } from './emDash.ts';

type Value = string | number;

const isKnown = (value: Value | null | undefined): value is Value =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value.trim() !== '';

/**
 * A text, number or list for a cell; a list is joined by commas. An unknown or empty one shows `whenUnknown`:
 * the em dash, or the text the product gives for that case.
 */
export function formatValue(
  value: Value | readonly (Value | null | undefined)[] | null | undefined,
  whenUnknown: string = emDash,
): string {
  const known = (Array.isArray(value) ? value : [value]).filter(isKnown);
  return known.length > 0 ? known.join(', ') : whenUnknown;
}

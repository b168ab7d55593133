import { emDash } from './emDash.ts';

type Value = string | number;

const hasValue = (value: Value | null | undefined): value is Value =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && value.trim() !== '';

/**
 * Formats a string, number or list for a table cell, joining lists with commas. An unknown or empty value shows
 * `whenUnknown`: an em dash, or the product's text for that case.
 */
export function formatValue(
  value: Value | readonly (Value | null | undefined)[] | null | undefined,
  whenUnknown: string = emDash,
): string {
  const known = (Array.isArray(value) ? value : [value]).filter(hasValue);
  return known.length > 0 ? known.join(', ') : whenUnknown;
}

import { readText } from './read.ts';

/** Commercial, personal, or life and annuities. */
type ReferralCategory = 'CL' | 'PL' | 'L&A';

const categories: Readonly<Record<string, ReferralCategory>> = {
  cl: 'CL',
  commercial: 'CL',
  pl: 'PL',
  personal: 'PL',
  'l&a': 'L&A',
  life: 'L&A',
};

/** Parses a category from its short or long name. Returns null for a direct call, and unknown names unchanged. */
export function toCategory(value: unknown): string | null {
  const text = readText(value);
  const key = text?.toLowerCase() ?? '';
  return Object.hasOwn(categories, key) ? (categories[key] ?? text) : text;
}

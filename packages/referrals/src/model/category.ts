import { readText } from './read.ts';

/** The insurance categories of referrals. */
export const referralCategories = ['CL', 'PL', 'L&A'] as const;
/** One of `referralCategories`: commercial, personal, or life and annuities. */
export type ReferralCategory = (typeof referralCategories)[number];

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

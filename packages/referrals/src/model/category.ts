import { readText } from './read.ts';

/** The groups of insurance a referral may belong to. */
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

/** Reads a category by its short or long name. Null is a direct call; an unknown one is kept as it is. */
export function toCategory(value: unknown): string | null {
  const text = readText(value);
  const key = text?.toLowerCase() ?? '';
  return Object.hasOwn(categories, key) ? (categories[key] ?? text) : text;
}

import { describe, expect, it } from 'vitest';
import { isBaseUrl, isLink } from '../../../packages/console-app/src/config/fieldChecks.ts';
import { safeReturnPath } from '../../../packages/console-kit/src/session/returnPath.ts';
import { draftErrors } from '../../../packages/feature-flags/src/manager/flagDraft.ts';
import { findDuplicates, splitList } from '../../../packages/marketplace-form/src/fields/lists.ts';
import { parseNumber } from '../../../packages/marketplace-form/src/fields/numbers.ts';
import {
  email,
  max,
  maxLength,
  min,
  minLength,
  pattern,
  required,
  url,
  type Validator,
} from '../../../packages/marketplace-form/src/fields/validators.ts';
import { brandForHost } from '../../../packages/reference-data/src/brands/brandForHost.ts';
import { toState } from '../../../packages/referrals/src/list/listView.ts';
import { mailtoHref, pictureUrl, telHref } from '../../../packages/referrals/src/model/contact.ts';
import { withoutFormula } from '../../../packages/referrals/src/tools/referralCsv.ts';
import { addSeparators, stripNotation } from '../../../packages/ui/src/number-field/numberText.ts';
import { splitItems, toEntries } from '../../../packages/ui/src/tag-input/tagItems.ts';
import { parseTimeText } from '../../../packages/ui/src/time-field/timeText.ts';

const validators: Readonly<Record<string, Validator>> = {
  required,
  min: min(1),
  max: max(9),
  minLength: minLength(3),
  maxLength: maxLength(50),
  pattern: pattern(/\d{6}/),
  email,
  url,
};

/** Every function that parses user input or service data. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...validators,
  'email with a long domain': (text) => email(`a@${text}`),
  parseNumber,
  splitList,
  duplicatesIn: (text) => findDuplicates(text.split(',')),
  withoutNotation: stripNotation,
  withSeparators: addSeparators,
  splitItems,
  toEntries,
  parseTimeText,
  draftErrors: (text) => draftErrors({ name: text, description: text, enabled: true }),
  telHref,
  mailtoHref,
  pictureUrl: (text) => pictureUrl(text, 'https://console.example.com/'),
  withoutFormula,
  toState,
  isBaseUrl,
  isLink,
  safeReturnPath: (text) => safeReturnPath(text, 'https://console.example.com'),
  brandForHost,
};

/**
 * Units that make expressions and loops backtrack: runs of one or two characters, followed by one that doesn't match.
 */
const units = ['a', 'a.', '@', 'a@', '.', ',', ' ', '1', '-', 'a-', '/', '1,', '=', '\t', '%', '#', '\u202e'];
const hostile = (unit: string, length: number) => `${unit.repeat(length / unit.length)}!`;

/** CPU time of this thread so far, in milliseconds, unaffected by the machine's other load. */
const computed = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The shortest of a few runs, in milliseconds. */
function milliseconds(read: (text: string) => unknown, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run += 1) {
    const begin = computed();
    read(text);
    least = Math.min(least, computed() - begin);
  }
  return least;
}

/** Shorter times measure the clock, not growth. */
const measurable = 0.3;

/** The exponent by which time grows with the text length: 1 is linear, 2 is backtracking. */
function growth(read: (text: string) => unknown, unit: string): number {
  for (const short of [25_000, 100_000]) {
    const before = milliseconds(read, hostile(unit, short));
    if (before < measurable) continue;
    return Math.log(milliseconds(read, hostile(unit, 4 * short)) / before) / Math.log(4);
  }
  return 0;
}

/** The smallest of a few measurements: garbage collection slows down one of them, backtracking all. */
function leastGrowth(read: (text: string) => unknown, unit: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 8 && least > 1.2; attempt += 1) {
    least = Math.min(least, growth(read, unit));
  }
  return least;
}

it('I5 the measurement detects backtracking', () => {
  // A tenth of the text is enough to show it, and a hundred times as fast.
  const slow = (text: string) => /\s+$/.test(`${' '.repeat(text.length / 10)}!`);
  expect(leastGrowth(slow, 'a')).toBeGreaterThan(1.5);
});

describe.each(Object.entries(readers))('%s', (_name, read) => {
  it.each(units)('I5 reads 100 kB of %j within 10 ms, and longer text in near-linear time', (unit) => {
    expect(milliseconds(read, hostile(unit, 100_000))).toBeLessThanOrEqual(10);
    expect(leastGrowth(read, unit)).toBeLessThanOrEqual(1.2);
  });
});

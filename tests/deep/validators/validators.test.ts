import { describe, expect, it } from 'vitest';
import { isBaseUrl, isLink } from '../../../packages/console-app/src/config/fieldChecks.ts';
import { safeReturnPath } from '../../../packages/console-app/src/session/returnPath.ts';
import { draftErrors } from '../../../packages/feature-flags/src/draft/flagDraft.ts';
import { duplicatesIn, splitList } from '../../../packages/marketplace-form/src/form/lists.ts';
import { parseNumber } from '../../../packages/marketplace-form/src/form/numbers.ts';
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
} from '../../../packages/marketplace-form/src/form/validators.ts';
import { mailtoHref, pictureUrl, telHref } from '../../../packages/referrals/src/details/contactLinks.ts';
import { withoutFormula } from '../../../packages/referrals/src/export/csv.ts';
import { toState } from '../../../packages/referrals/src/filters/stateFilter.ts';
import { withoutNotation, withSeparators } from '../../../packages/ui/src/NumberField/numberText.ts';
import { splitItems, toEntries } from '../../../packages/ui/src/TagInput/tagText.ts';
import { parseTimeText } from '../../../packages/ui/src/TimeField/timeText.ts';
import { brandForHost } from '../../../packages/ui/src/theme/brandForHost.ts';

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

/** Everything that reads what a person typed or a service sent. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...validators,
  'email with a long domain': (text) => email(`a@${text}`),
  parseNumber,
  splitList,
  duplicatesIn: (text) => duplicatesIn(text.split(',')),
  withoutNotation,
  withSeparators,
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

/** What makes an expression or a loop go back: runs of one sign, of two, and an ending that fits nothing. */
const units = ['a', 'a.', '@', 'a@', '.', ',', ' ', '1', '-', 'a-', '/', '1,', '=', '\t', '%', '#', '\u202e'];
const hostile = (unit: string, length: number) => `${unit.repeat(length / unit.length)}!`;

/** The least of a few runs: the machine can only add to it. */
function milliseconds(read: (text: string) => unknown, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 7; run += 1) {
    const begin = performance.now();
    read(text);
    least = Math.min(least, performance.now() - begin);
  }
  return least;
}

const short = 50_000;
const long = 400_000;
/** Less is no growth, but the clock. */
const measurable = 0.2;

describe.each(Object.entries(readers))('%s', (_name, read) => {
  it.each(units)('I5 reads 100 kB of %j within 10 ms, and twice as much in about twice the time', (unit) => {
    expect(milliseconds(read, hostile(unit, 100_000))).toBeLessThanOrEqual(10);
    const times = [short, long].map((length) => milliseconds(read, hostile(unit, length)));
    const [before = 0, after = 0] = times.map((time) => Math.max(time, measurable));
    expect(Math.log(after / before) / Math.log(long / short)).toBeLessThanOrEqual(1.2);
  });
});

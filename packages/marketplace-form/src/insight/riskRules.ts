import { businessLineName, usStateName } from '@advantage/reference-data';
import { directCallSource } from '../fields/wireValues.ts';
import { categories, categoryOf, withoutCategory } from './categoryOf.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type AppetiteRule, failed, passed, unknown } from './matchRule.ts';

/** The source of a referral; a direct call names itself by having no category (DAT-3). */
const sourceOf = ({ source, category }: MatchReferral) =>
  source ?? (category === null ? directCallSource : null);

const source: AppetiteRule = {
  id: 'source',
  name: 'Source',
  kind: 'appetite',
  facts: sourceOf,
  check(referral, { excludedSources }) {
    const name = sourceOf(referral);
    if (excludedSources.size === 0) return passed('Every source is accepted.');
    if (name === null) return unknown('The referral does not say its source.');
    return excludedSources.has(name)
      ? failed(`Does not accept the source ${name}.`)
      : passed(`Accepts the source ${name}.`);
  },
};

const state: AppetiteRule = {
  id: 'state',
  name: 'State',
  kind: 'appetite',
  facts: ({ state: code }) => code,
  check(referral, { states }) {
    if (states.size === 0) return failed('No state is chosen.');
    if (referral.state === null) return unknown('The referral does not say its state.');
    const { state: code } = referral;
    return states.has(code)
      ? passed(() => `Accepts ${usStateName(code)}.`)
      : failed(() => `Does not accept ${usStateName(code)}.`);
  },
};

const category: AppetiteRule = {
  id: 'category',
  name: 'Category',
  kind: 'appetite',
  facts: categoryOf,
  check(referral, { appetite }) {
    const known = Object.values(categories);
    if (!known.some(({ flag }) => appetite[flag])) return failed('No appetite is turned on.');
    const key = categoryOf(referral);
    if (key === undefined) return unknown(`${withoutCategory(referral)}.`);
    const { name, flag } = categories[key];
    return appetite[flag]
      ? passed(`Accepts ${name} referrals.`)
      : failed(`Does not accept ${name} referrals.`);
  },
};

const names = (codes: readonly string[]) => codes.map(businessLineName).join(', ');

const line: AppetiteRule = {
  id: 'line',
  name: 'Line of business',
  kind: 'appetite',
  facts: ({ lines }) => lines.join(),
  check(referral, { lines }) {
    if (lines.size === 0) return failed('No line of business is chosen.');
    if (referral.lines.length === 0) return unknown('The referral names no line of business.');
    const accepted = referral.lines.filter((code) => lines.has(code));
    return accepted.length > 0
      ? passed(() => `Accepts ${names(accepted)}.`)
      : failed(() => `Does not accept ${names(referral.lines)}.`);
  },
};

/** Where a referral comes from and what it is about. */
export const riskRules: readonly AppetiteRule[] = [source, state, category, line];

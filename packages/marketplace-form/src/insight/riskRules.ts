import { businessLineName, usStateName } from '@advantage/reference-data';
import { nameIn } from '../fields/names.ts';
import { directCallSource } from '../fields/wireValues.ts';
import { categories, categoryOf } from './categoryOf.ts';
import type { MatchReferral } from './MatchReferral.ts';
import { type AppetiteRule, failed, passed, unknown } from './matchRule.ts';

/** Returns the source of a referral. No source and no category means a direct call. */
const sourceOf = ({ source, category }: MatchReferral) =>
  source ?? (category === null ? directCallSource : null);

const source: AppetiteRule = {
  id: 'source',
  kind: 'appetite',
  facts: sourceOf,
  check(referral, { excludedSources, t }) {
    const name = sourceOf(referral);
    if (excludedSources.size === 0) return passed(t.everySource);
    if (name === null) return unknown(t.sourceUnknown);
    return excludedSources.has(name) ? failed(t.rejectsSource(name)) : passed(t.acceptsSource(name));
  },
};

const state: AppetiteRule = {
  id: 'state',
  kind: 'appetite',
  facts: ({ state }) => state,
  check(referral, { states, t, names: { usStateNames } }) {
    if (states.size === 0) return failed(t.noState);
    if (referral.state === null) return unknown(t.stateUnknown);
    const { state } = referral;
    const name = () => nameIn(usStateNames, usStateName(state));
    return states.has(state) ? passed(() => t.accepts(name())) : failed(() => t.rejects(name()));
  },
};

const category: AppetiteRule = {
  id: 'category',
  kind: 'appetite',
  facts: categoryOf,
  check(referral, { appetite, t }) {
    const allCategories = Object.values(categories);
    if (!allCategories.some(({ flag }) => appetite[flag])) return failed(t.noAppetite);
    const key = categoryOf(referral);
    if (key === undefined) return unknown(t.categoryUnknown(referral.category));
    const { name, flag } = categories[key];
    return appetite[flag] ? passed(t.acceptsCategory(t[name])) : failed(t.rejectsCategory(t[name]));
  },
};

const line: AppetiteRule = {
  id: 'line',
  kind: 'appetite',
  facts: ({ lines }) => lines.join(),
  check(referral, { lines, t, names: { businessLineNames } }) {
    if (lines.size === 0) return failed(t.noLine);
    if (referral.lines.length === 0) return unknown(t.lineUnknown);
    const accepted = referral.lines.filter((code) => lines.has(code));
    const names = (codes: readonly string[]) =>
      codes.map((code) => nameIn(businessLineNames, businessLineName(code))).join(', ');
    return accepted.length > 0
      ? passed(() => t.accepts(names(accepted)))
      : failed(() => t.rejects(names(referral.lines)));
  },
};

/** Rules about a referral's source, state, category and business lines. */
export const riskRules: readonly AppetiteRule[] = [source, state, category, line];

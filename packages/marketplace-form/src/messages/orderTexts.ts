import { number } from './englishNumbers.ts';

interface Winner {
  readonly name: string;
  readonly count: number;
}

interface Figures {
  readonly isOn: boolean;
  readonly matches: number;
  readonly unsure: number;
  readonly gets: number;
}

interface Effect {
  readonly name: string;
  readonly gets: number;
  readonly dollars: number;
}

const money = (value: number) => `$${number(Math.round(Math.abs(value)))}`;
const sign = (value: number) => (Math.round(value) === 0 ? '' : value < 0 ? '−' : '+');

/** Dollars without cents: '$1,829'. */
const dollarText = money;

/** A difference: '+14 · +$489'. */
const differenceText = (gets: number, dollars: number) =>
  `${sign(gets)}${number(Math.abs(gets))} · ${sign(dollars)}${money(dollars)}`;

/** Marketplaces that take what another one loses, in a few words: 'Meridian Direct 7', 'Harbor Point 8, 2 others 6'. */
function lostText(lostTo: readonly Winner[]): string {
  const [first, second, ...others] = lostTo;
  if (!first) return '';
  const most = `${first.name} ${number(first.count)}`;
  if (!second) return most;
  if (others.length === 0) return `${most}, ${second.name} ${number(second.count)}`;
  const rest = [second, ...others].reduce((sum, { count }) => sum + count, 0);
  return `${most}, ${number(others.length + 1)} others ${number(rest)}`;
}

/** The figures of a marketplace in a sentence: 'Receives 59 of up to 63 matches.' */
function figuresSentence({ isOn, matches, unsure, gets }: Figures): string {
  const upTo = unsure > 0 ? 'up to ' : '';
  if (!isOn) return `Off. Would match ${matches === 0 ? 'none' : `${upTo}${number(matches)}`}.`;
  if (matches === 0) return 'Matches none.';
  return gets === matches
    ? `Receives all ${unsure > 0 ? 'of up to ' : ''}${number(matches)} matches.`
    : `Receives ${number(gets)} of ${upTo}${number(matches)} matches.`;
}

const changeText = ({ name, gets, dollars }: Effect) => {
  const more = gets < 0 ? 'fewer' : 'more';
  const referrals = `${number(Math.abs(gets))} ${more} ${Math.abs(gets) === 1 ? 'referral' : 'referrals'}`;
  if (gets === 0) return `${name} gets ${money(dollars)} ${dollars < 0 ? 'less' : 'more'}`;
  return dollars === 0
    ? `${name} gets ${referrals}`
    : `${name} gets ${referrals} and ${money(dollars)} ${dollars < 0 ? 'less' : 'more'}`;
};

/** How many changes a message names. */
const named = 3;

/** What an order changes for each marketplace, in a sentence; for a message after saving. */
function effectSentence(effects: readonly Effect[]): string {
  if (effects.length === 0) return 'In the sample, every marketplace gets as much as before.';
  const others = effects.length - named;
  const rest = others > 0 ? `; ${number(others)} ${others === 1 ? 'other changes' : 'others change'}` : '';
  return `In the sample, ${effects.slice(0, named).map(changeText).join(', ')}${rest}.`;
}

/** What a drop would move, after 'Drop Harbor Point at 3'. */
const moved = (referrals: number, all: number) => ` moves ${number(referrals)} of ${number(all)} referrals. `;

/** Where a drop would put a row. */
const dropAt = (name: string, position: number) => `Drop ${name} at ${number(position)}`;

/** Marketplaces that aren't named. */
const andOthers = (count: number) => `and ${number(count)} ${count === 1 ? 'other' : 'others'}`;

/** Before a number that may be lower. */
const upTo = 'up to';

/** Referrals that match for certain, after all that may. */
const sure = (count: number) => `, ${number(count)} sure`;

/** What an order of marketplaces gives to each. */
export const orderTexts = {
  dollarText,
  differenceText,
  lostText,
  figuresSentence,
  effectSentence,
  moved,
  dropAt,
  andOthers,
  upTo,
  sure,
};

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

/** Formats a difference: '+14 · +$489'. */
const differenceText = (gets: number, dollars: number) =>
  `${sign(gets)}${number(Math.abs(gets))} · ${sign(dollars)}${money(dollars)}`;

/** Lists the marketplaces that referrals are lost to: 'Meridian Direct 7', 'Harbor Point 8, 2 others 6'. */
function lostText(lostTo: readonly Winner[]): string {
  const [first, second, ...others] = lostTo;
  if (!first) return '';
  const most = `${first.name} ${number(first.count)}`;
  if (!second) return most;
  if (others.length === 0) return `${most}, ${second.name} ${number(second.count)}`;
  const rest = [second, ...others].reduce((sum, { count }) => sum + count, 0);
  return `${most}, ${number(others.length + 1)} others ${number(rest)}`;
}

/** Describes the figures of a marketplace: 'Receives 59 of up to 63 matches.' */
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

/** Number of changes that a message lists; the rest are counted. */
const named = 3;

/** Describes what a new order changes for each marketplace, for the message after a save. */
function effectSentence(effects: readonly Effect[]): string {
  if (effects.length === 0) return 'In the sample, every marketplace gets as much as before.';
  const others = effects.length - named;
  const rest = others > 0 ? `; ${number(others)} ${others === 1 ? 'other changes' : 'others change'}` : '';
  return `In the sample, ${effects.slice(0, named).map(changeText).join(', ')}${rest}.`;
}

/** Number of referrals that a drop would move. Follows 'Drop Harbor Point at 3'. */
const moved = (referrals: number, all: number) => ` moves ${number(referrals)} of ${number(all)} referrals. `;

/** Position at which a row would be dropped. */
const dropAt = (name: string, position: number) => `Drop ${name} at ${number(position)}`;

/** Number of marketplaces that aren't listed. */
const andOthers = (count: number) => `and ${number(count)} ${count === 1 ? 'other' : 'others'}`;

/** Precedes a number that may be lower. */
const upTo = 'up to';

/** Number of certain matches. Follows the number of all possible matches. */
const sure = (count: number) => `, ${number(count)} sure`;

/** Figures of an order of marketplaces. */
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

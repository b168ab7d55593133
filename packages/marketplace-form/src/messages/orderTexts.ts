import { number } from './englishNumbers.ts';

interface Figures {
  readonly isOn: boolean;
  readonly matches: number;
  readonly gets: number;
}

interface Effect {
  readonly name: string;
  readonly gets: number;
  readonly dollars: number;
}

/** Dollars without cents: '$1,829'. */
const money = (value: number) => `$${number(Math.round(Math.abs(value)))}`;
const sign = (value: number) => (Math.round(value) === 0 ? '' : value < 0 ? '−' : '+');

/** A difference in referrals: '+14'. */
const getsText = (gets: number) => `${sign(gets)}${number(Math.abs(gets))}`;

/** A difference in dollars: '−$489'. */
const dollarsText = (dollars: number) => `${sign(dollars)}${money(dollars)}`;

/** Describes the figures of a marketplace: 'Gets 44 of the 92 it matches.' */
function figuresSentence({ isOn, matches, gets }: Figures): string {
  if (!isOn) return matches === 0 ? 'Off. Would match none.' : `Off. Would match ${number(matches)}.`;
  if (matches === 0) return 'Matches none.';
  return gets === matches
    ? `Gets all ${number(matches)} it matches.`
    : `Gets ${number(gets)} of the ${number(matches)} it matches.`;
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

/** Figures of an order of marketplaces. */
export const orderTexts = {
  dollarText: money,
  getsText,
  dollarsText,
  figuresSentence,
  effectSentence,
  /** Position at which a row would be dropped. */
  dropAt: (name: string, position: number) => `Drop ${name} at ${number(position)}`,
  /** Number of referrals that a drop would move. Follows 'Drop Harbor Point at 3'. */
  moved: (referrals: number, all: number) => ` moves ${number(referrals)} of ${number(all)} referrals`,
  andOthers: (count: number) => `and ${number(count)} ${count === 1 ? 'other' : 'others'}`,
  escCancels: 'Esc cancels',
  noEffect: 'No marketplace would get more or less.',
  /** Follows the number that a marketplace gets: '44 of 92'. */
  ofMatches: (matches: number) => ` of ${number(matches)}`,
  flowOf: (name: string) => `Where ${name}'s referrals go`,
  restGoesHigher: 'The rest go higher up:',
  showReferrals: (matches: number) =>
    matches === 1 ? 'Show the referral' : `Show the ${number(matches)} referrals`,
};

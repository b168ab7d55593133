import { expect, it } from 'vitest';
import { adminColumns, agentColumns, feedColumns } from '../referral/columns.ts';
import { referralAudiences } from './audience.ts';
import { cardBusiness, cardPremium, cardTitle, shortTitle, showsTimeLeft } from './cardTexts.ts';

it.each([
  [['CGLY', 'CBPY'], 'CL', 'General Liability, BOP'],
  [[], 'CL', 'CL'],
  [[], null, 'Direct Call'],
])('TBL-40 a card with the lines %j and the category %s is called %s', (lines, category, title) => {
  expect(cardTitle({ lines, category })).toBe(title);
});

it('I1 the title of a card has an end, and no half character before it', () => {
  expect(shortTitle('a'.repeat(120))).toBe('a'.repeat(120));
  for (const title of ['a'.repeat(100_000), '😀'.repeat(50_000), `a${'😀'.repeat(50_000)}`]) {
    const short = shortTitle(title);
    expect(short.length).toBeLessThanOrEqual(120);
    expect(short.endsWith('…')).toBe(true);
    expect(() => encodeURIComponent(short)).not.toThrow();
  }
});

it.each([
  ['CL', 14, 6, '14 employees · 6 years'],
  ['CL', 1, 1, '1 employee · 1 year'],
  ['CL', null, null, '1 + employees'],
  ['PL', 14, 6, ''],
  ['L&A', null, 6, ''],
])(
  'TBL-52 TBL-54 a %s card with %s employees and %s years says "%s"',
  (category, noOfEmployees, years, text) => {
    expect(cardBusiness({ category, noOfEmployees, yearsInBusiness: years }, agentColumns)).toBe(text);
  },
);

it('TBL-40 a card names the premium where its list has that column and it is known', () => {
  expect(cardPremium({ estimatedPremium: 8400 }, adminColumns)).toBe('$8,400 premium');
  expect(cardPremium({ estimatedPremium: null }, adminColumns)).toBe('');
  expect(cardPremium({ estimatedPremium: 8400 }, feedColumns)).toBe('');
});

it.each(referralAudiences)('TBL-60 a card counts down for those who may see it: %s', (audience) => {
  const countsDown = audience === 'admin' || audience === 'carrier';
  expect(showsTimeLeft(null, audience)).toBe(false);
  expect(showsTimeLeft(6, audience)).toBe(countsDown);
  expect(showsTimeLeft(5, audience)).toBe(audience !== 'public');
});

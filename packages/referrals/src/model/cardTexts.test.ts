import { expect, it } from 'vitest';
import { referralAudiences } from './audience.ts';
import { cardTitle, shortTitle, showsTimeLeft } from './texts.ts';

it.each([
  [['CGLY', 'CBPY'], 'CL', 'General Liability, BOP'],
  [[], 'CL', 'CL'],
  [[], null, 'Direct Call'],
])('TBL-40 titles a card with the lines %j and the category %s as %s', (lines, category, title) => {
  expect(cardTitle({ lines, category })).toBe(title);
});

it('I1 truncates long card titles without splitting a character', () => {
  expect(shortTitle('a'.repeat(120))).toBe('a'.repeat(120));
  for (const title of ['a'.repeat(100_000), '😀'.repeat(50_000), `a${'😀'.repeat(50_000)}`]) {
    const short = shortTitle(title);
    expect(short.length).toBeLessThanOrEqual(120);
    expect(short.endsWith('…')).toBe(true);
    expect(() => encodeURIComponent(short)).not.toThrow();
  }
});

it.each(referralAudiences)('TBL-60 shows the time left on a card by audience: %s', (audience) => {
  const countsDown = audience === 'admin' || audience === 'carrier' || audience === 'agent';
  expect(showsTimeLeft(null, audience)).toBe(false);
  expect(showsTimeLeft(6, audience)).toBe(countsDown);
  expect(showsTimeLeft(5, audience)).toBe(countsDown || audience === 'guest');
});

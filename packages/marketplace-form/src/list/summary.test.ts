import { expect, it } from 'vitest';
import { nameOf } from './nameOf.ts';
import { categoriesOf, formatAgencyDetails } from './summary.ts';

it.each([
  [
    { acceptPersonalLines: true, acceptCommercialLines: true, acceptLifeAnnuitiesLines: true },
    ['PL', 'CL', 'L&A'],
  ],
  [{ acceptCommercialLines: true, acceptPersonalLines: null }, ['CL']],
  [null, []],
])('MKL-11 %o has the categories %o', (riskAppetite, categories) => {
  expect(categoriesOf({ id: 1, riskAppetite })).toEqual(categories);
});

it.each([
  [{ region: 'Southeast', regionCode: 'GA', zipCode: '31401' }, ['Southeast, GA 31401', 'Agency ID# 104882']],
  [{ region: 'Southeast', regionCode: null, zipCode: '31401' }, ['Southeast, 31401', 'Agency ID# 104882']],
  [{ regionCode: 'GA' }, ['GA', 'Agency ID# 104882']],
  [null, ['Agency ID# 104882']],
])('MKL-6 TIM-12 %o reads %o', (address, facts) => {
  expect(formatAgencyDetails({ fulcrumId: 104882, address })).toEqual(facts);
});

it('MKL-6 ERR-13 an agency that cannot be had is told, one that is being looked up is not', () => {
  expect(formatAgencyDetails(null)).toEqual(['Agency not available']);
  expect(formatAgencyDetails(undefined)).toEqual([]);
});

it.each([
  [{ id: 7, marketplaceName: 'Harbor Point Insurance' }, 'Harbor Point Insurance'],
  [{ id: 7, marketplaceName: '' }, 'Marketplace 7'],
  [{ id: 7 }, 'Marketplace 7'],
])('MKL-5 %o has the name %s', (marketplace, name) => {
  expect(nameOf(marketplace)).toBe(name);
});

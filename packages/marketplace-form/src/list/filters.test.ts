import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFilters } from '../messages/en.ts';
import { marketplaces as anyMarketplaces } from '../testing/marketplaces.test.arbitrary.ts';
import { sampleAgencies } from '../testing/sampleAgencies.ts';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import {
  categoriesOf,
  categoryNames,
  countFilters,
  filterMarketplaces,
  formatAgencyDetails,
  type MarketplaceFilters,
  noMarketplaceFilters,
  parseMarketplaceFilters,
  serializeMarketplaceFilters,
} from './filters.ts';

const agencyOf = (id: string) => sampleAgencies.find(({ fulcrumId }) => String(fulcrumId) === id);
const facts = { agencyOf, stepsLeft: ({ id }: { id: number }) => (id % 2 === 0 ? [] : ['Turn it on.']) };
const idsWith = (filters: Partial<MarketplaceFilters>) =>
  filterMarketplaces(sampleMarketplaces, { ...noMarketplaceFilters, ...filters }, facts).map(({ id }) => id);
const all = sampleMarketplaces.map(({ id }) => id);

const anyFilters: fc.Arbitrary<MarketplaceFilters> = fc.record({
  search: fc.oneof(
    fc.constant(''),
    fc.string({ maxLength: 100 }).filter((text) => text.trim() !== ''),
  ),
  state: fc.option(fc.constantFrom('GA', 'TX', 'WA')),
  category: fc.option(fc.constantFrom(...categoryNames)),
  enabled: fc.option(fc.boolean()),
  ready: fc.option(fc.boolean()),
});

describe('which marketplaces show', () => {
  it.each<[string, Partial<MarketplaceFilters>, number[]]>([
    ['nothing at all', {}, all],
    ['a part of the name', { search: 'harbor' }, [1]],
    ['words in any order and case', { search: 'POINT Harbor' }, [1]],
    ['the id of the agency', { search: '118340' }, [4]],
    ['the region of the agency', { search: 'great lakes' }, [6, 8]],
    ['the name of the state of the agency', { search: 'idaho' }, [7]],
    ['a state that is accepted', { state: 'WA' }, [4]],
    ['a category', { category: 'L&A' }, [2, 5, 10, 13]],
    ['off', { enabled: false }, [7, 9]],
    ['ready', { ready: true, category: 'L&A' }, [2, 10]],
    ['all of it', { search: 'agency', enabled: false, category: 'PL', ready: false }, [9]],
    ['nothing that there is', { search: 'zzz' }, []],
  ])('MKL-20 %s', (_what, filters, ids) => {
    expect(idsWith(filters)).toEqual(ids);
  });

  it('MKL-20 readiness that is not known hides nothing', () => {
    const filters = { ...noMarketplaceFilters, ready: true };
    const unknown = { agencyOf, stepsLeft: undefined };
    expect(filterMarketplaces(sampleMarketplaces, filters, unknown)).toHaveLength(all.length);
  });

  it('T1 MKL-20 filters keep the order, and one more never shows more', () => {
    fc.assert(
      fc.property(fc.array(anyMarketplaces, { maxLength: 6 }), anyFilters, (marketplaces, filters) => {
        const shown = filterMarketplaces(marketplaces, filters, facts);
        expect(marketplaces.filter((each) => shown.includes(each))).toEqual(shown);
        const more = filterMarketplaces(marketplaces, { ...filters, enabled: true }, facts);
        expect(more.every((each) => shown.includes(each) || filters.enabled === false)).toBe(true);
      }),
    );
  });

  it('MKL-20 says how many of how many', () => {
    expect(listFilters.shown(1, 1)).toBe('1 marketplace');
    expect(listFilters.shown(5, 1044)).toBe('5 of 1,044 marketplaces');
    expect(listFilters.shown(44, 44)).toBe('44 marketplaces');
  });
});

describe('filters in the address', () => {
  it('T1 MKL-20 come back unchanged', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseMarketplaceFilters(serializeMarketplaceFilters(filters))).toEqual(filters);
        const isPlain = Object.values(serializeMarketplaceFilters(filters)).every(
          (text) => text === undefined,
        );
        expect(isPlain).toBe(filters.search === '' && countFilters(filters) === 0);
      }),
    );
  });

  it('T1 MKL-20 whatever an address says, the list shows something sensible', () => {
    const query = fc.record(
      {
        search: fc.string(),
        state: fc.string(),
        category: fc.string(),
        enabled: fc.string(),
        ready: fc.string(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(query, (texts) => {
        const { search, state, category, enabled, ready } = parseMarketplaceFilters(texts);
        expect(search).toBe((texts.search ?? '').slice(0, 100));
        expect([null, texts.state]).toContain(state);
        expect([null, ...categoryNames]).toContain(category);
        expect([enabled, ready].every((flag) => flag === null || typeof flag === 'boolean')).toBe(true);
      }),
    );
    expect(parseMarketplaceFilters({ enabled: 'constructor' }).enabled).toBeNull();
  });
});

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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldNames } from '../fields/fields.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { marketplaces } from '../testing/marketplaces.test.arbitrary.ts';
import { sampleReference } from '../testing/reference.ts';
import { clauseIds, compareContracts } from './contract.ts';
import { diffSentences } from './diffSentences.ts';
import { checkForm } from './rules.ts';
import { toFormValues } from './toFormValues.ts';

const loaded = (changes: Parameters<typeof buildMarketplace>[0] = {}) =>
  toFormValues(buildMarketplace(changes), sampleReference);
const textsOf = (values: MarketplaceFormValues) =>
  Object.fromEntries(compareContracts(values, undefined, sampleReference).map(({ id, text }) => [id, text]));

describe('a marketplace as a contract', () => {
  it('MKF-1 says the whole marketplace in plain sentences', () => {
    expect(textsOf(loaded())).toEqual({
      about:
        'Harbor Point Insurance: Instant, generic marketplace, of Harbor Point Insurance Services, LLC, phone 9125550170, agency 104882.',
      price: 'Billed: the price of the referral plus 10% for each referral, for referrals priced $12 to $85.',
      sources: expect.stringMatching(/^From \d+ of \d+ sources, not from Direct call\.$/),
      states: 'In 5 states: FL, GA, NC, SC, TN.',
      required: 'Requires first name, last name, city, state, postal code, email address and phone number.',
      transfers: "Takes warm transfers. Doesn't capture its own consumer consent.",
      commercial: expect.stringMatching(/^Commercial: .+ and .+, insured or not\.$/),
      business:
        'Businesses with 1 to 250 employees; at least 2 years in business; premium of at least $2,500; not NAICS 722410 and 484110.',
      personal: 'No personal lines.',
      life: 'No life and annuities.',
      schedule: 'Monday to Friday, 9:00 AM to 5:00 PM Central; at most 10 an hour and 60 a day.',
      api: 'Not delivered by API.',
      email: 'Delivered by email to leads@harborpoint.example.com, all at once.',
    });
  });

  it.each<[Partial<MarketplaceFormValues>, string, string]>([
    [{ referralPriceMin: '10.5' }, 'price', 'for referrals priced $10.50 to $85.'],
    [{ commercialEstimatedPremiumMin: '99.9' }, 'business', 'premium of at least $99.90'],
    [{ numberOfEmployeesMin: '', numberOfEmployeesMax: '1' }, 'business', 'with at most 1 employee;'],
    [{ yearsInBusinessMin: '1' }, 'business', 'at least 1 year in business'],
    [{ yearsInBusinessMin: '0', yearsInBusinessMax: '1' }, 'business', '0 to 1 year in business'],
    [{ states: ['WY', 'VT', 'AK'] }, 'states', 'In 3 states: AK, VT, WY.'],
  ])('MKF-1 writes %j as money, with its unit and in order', (changes, id, words) => {
    expect(textsOf({ ...loaded(), ...changes })[id]).toContain(words);
  });

  it('MKF-1 every field of the form belongs to exactly one sentence', () => {
    const paths = compareContracts(loaded(), undefined, sampleReference).flatMap(
      (sentence) => sentence.paths,
    );
    expect(paths.toSorted()).toEqual([...fieldNames].toSorted());
  });

  it.each<[Partial<MarketplaceFormValues>, string]>([
    [{ marketplaceType: 'DURATION' }, 'about'],
    [{ percentModifier: '-5' }, 'price'],
    [{ priceMode: 'DELIVERED_PRICE', deliveredPrice: '59' }, 'price'],
    [{ referralPriceMax: '' }, 'price'],
    [{ states: ['GA'] }, 'states'],
    [{ journayaIdRequired: true }, 'required'],
    [{ acceptWarmTransfers: false }, 'transfers'],
    [{ acceptCommercialUninsured: false }, 'commercial'],
    [{ yearsInBusinessMax: '40' }, 'business'],
    [{ naicsCodes: '722410' }, 'business'],
    [{ acceptPersonalLines: true, personalBusinessLines: ['AUTO'] }, 'personal'],
    [{ acceptLifeAnnuitiesLines: true, lifeAndAnnuitiesBusinessLines: ['LIFE'] }, 'life'],
    [{ maxReferralsPerMonth: '900' }, 'schedule'],
    [{ deliveryDays: ['Sunday'] }, 'schedule'],
    [{ deliverToApi: true, deliveryApiUrl: 'https://a.example.com' }, 'api'],
    [{ emailBccRecipients: 'b@example.com' }, 'email'],
    [{ enableRoundRobinDelivery: true }, 'email'],
  ])('MKF-1 with %j only the sentence %s changes', (changes, changed) => {
    const before = textsOf(loaded());
    const after = textsOf({ ...loaded(), ...changes });
    expect(Object.keys(before).filter((id) => before[id] !== after[id])).toEqual([changed]);
  });

  it('T1 MKF-1 whatever the settings, sentences are whole, and none is written for fields with errors', () => {
    fc.assert(
      fc.property(marketplaces, (marketplace) => {
        const values = toFormValues(marketplace, sampleReference);
        const issues = checkForm(values, sampleReference);
        const wrong = new Set<string>(issues.map(({ path }) => path));
        for (const { id, text, paths } of compareContracts(values, undefined, sampleReference, issues)) {
          expect(clauseIds).toContain(id);
          if (paths.some((path) => wrong.has(path))) expect(text).toBeUndefined();
          else if (text !== undefined) {
            expect(text).toMatch(/^\S[\s\S]*\.$/);
            expect(text).not.toMatch(/undefined|NaN|null|\[object/);
          }
        }
      }),
    );
  });

  const changesTo = (changes: Partial<MarketplaceFormValues>) =>
    compareContracts({ ...loaded(), ...changes }, loaded(), sampleReference).filter(
      ({ isChanged }) => isChanged,
    );

  it('MKF-9 MKF-1 sentences that differ show before and after, and lead to the field that was changed', () => {
    expect(changesTo({})).toEqual([]);
    expect(changesTo({ yearsInBusinessMax: '40' })).toEqual([
      expect.objectContaining({
        id: 'business',
        target: 'yearsInBusinessMax',
        before: compareContracts(loaded(), undefined, sampleReference).find(({ id }) => id === 'business')
          ?.text,
        text: expect.stringContaining('2 to 40 years in business'),
      }),
    ]);
  });

  it('MKF-1 a sentence that is gone says what it was, and a changed key is a change that reads the same', () => {
    expect(changesTo({ acceptCommercialLines: false }).find(({ id }) => id === 'business')).toMatchObject({
      text: '',
      before: expect.stringContaining('years in business'),
    });
    const api = { deliverToApi: true, deliveryApiUrl: 'https://a.example.com', deliveryApiKey: 'one' };
    const [before, after] = [
      { ...loaded(), ...api },
      { ...loaded(), ...api, deliveryApiKey: 'two' },
    ];
    const changed = compareContracts(after, before, sampleReference).filter(({ isChanged }) => isChanged);
    expect(changed.map(({ id }) => id)).toEqual(['api']);
    expect(changed[0]).not.toHaveProperty('before');
  });

  it('T1 MKF-1 the parts of a changed sentence are the sentence, and nothing is new in the same one', () => {
    expect(diffSentences('In 2 states: GA, OK.', 'In 1 state: GA.')).toEqual([
      { at: 0, words: 'In ', isOwn: false },
      { at: 3, words: '2 states: ', isOwn: true },
      { at: 13, words: 'GA, ', isOwn: false },
      { at: 17, words: 'OK.', isOwn: true },
    ]);
    const own = (text: string, other: string) =>
      diffSentences(text, other)
        .filter(({ isOwn }) => isOwn)
        .map(({ words }) => words.trim());
    // A word that also occurs elsewhere is marked only where it was added or removed.
    const [before, after] = ['9 to 5 Central, at most 5 to 10 a day.', '9 to 5 Central, 10 a day.'];
    expect(own(before, after)).toEqual(['at most 5 to']);
    expect(own(after, before)).toEqual([]);
    expect(own('OK, GA, TX, OK.', 'GA, TX, OK.')).toEqual(['OK,']);
    const words = fc.array(fc.constantFrom('GA,', 'TX,', 'to', '5')).map((all) => all.join(' '));
    fc.assert(
      fc.property(words, words, (text, other) => {
        const shared = (one: string, another: string) =>
          diffSentences(one, another)
            .filter(({ isOwn }) => !isOwn)
            .flatMap(({ words }) => words.trim().split(' '));
        const common = shared(text, other);
        expect(common).toHaveLength(shared(other, text).length);
        const rest = other.split(' ');
        for (const word of common) {
          expect(rest).toContain(word);
          rest.splice(0, rest.indexOf(word) + 1);
        }
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, before) => {
        const parts = diffSentences(text, before);
        expect(parts.map(({ words }) => words).join('')).toBe(text);
        expect(parts.every(({ at, words }) => text.startsWith(words, at))).toBe(true);
        expect(diffSentences(text, text).every(({ isOwn }) => !isOwn)).toBe(true);
      }),
    );
  });
});

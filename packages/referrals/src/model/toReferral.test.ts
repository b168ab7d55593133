import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../testing/hostileTexts.ts';
import { parseReferral, referralSchema, type WireReferral } from '../wire/referral.ts';
import { type ReferralField, referralFields } from '../wire/referralFields.ts';
import { toReferral } from './referral.ts';

const read = (fields: Partial<WireReferral>) => toReferral({ opportunityId: 1, ...fields });

describe('toReferral', () => {
  it('DAT-1 TIM-12 sets unknown fields to null, false or empty', () => {
    const { opportunityId, isCallIn, marketplaceStatus, lines, showVisualLocation, ...rest } = read({});
    expect({ opportunityId, isCallIn, marketplaceStatus, lines, showVisualLocation }).toEqual({
      opportunityId: '1',
      isCallIn: false,
      marketplaceStatus: 'Undefined',
      lines: [],
      showVisualLocation: false,
    });
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
  });

  it('DAT-1 maps every wire field except aliases', () => {
    const fields = Object.entries<ReferralField>(referralFields);
    const doubled = fields.flatMap(([name, { wire = [] }]) => wire.filter((each) => each !== name));
    expect(doubled).toEqual(
      expect.arrayContaining(['businessLines', 'linesOfBusiness', 'numberOfEmployees']),
    );
    const single = Object.keys(referralSchema.shape).filter((name) => !doubled.includes(name));
    expect(Object.keys(read({}))).toEqual(expect.arrayContaining(single));
  });

  it('DAT-2 treats only WT-CIR as a call-in referral', () => {
    expect(read({ opportunityType: 'WT-CIR' }).isCallIn).toBe(true);
    for (const type of ['CIR', 'CCR', 'wt-cir', null])
      expect(read({ opportunityType: type }).isCallIn).toBe(false);
  });

  it.each([
    ['CL', 'CL'],
    ['PL', 'PL'],
    ['L&A', 'L&A'],
    ['commercial', 'CL'],
    ['Personal', 'PL'],
    ['LIFE', 'L&A'],
    [null, null],
    ['', null],
    [undefined, null],
    ['Pets', 'Pets'],
    ['constructor', 'constructor'],
  ])('DAT-3 DAT-4 reads the category %j as %j', (category, expected) => {
    expect(read({ category }).category).toBe(expected);
  });

  it('DAT-5 prefers the primary field name over its alias', () => {
    expect(read({ businessLines: ['CGLY'], linesOfBusiness: ['AUTO'] }).lines).toEqual(['CGLY']);
    expect(read({ linesOfBusiness: ['AUTO', null, ''] }).lines).toEqual(['AUTO']);
    expect(read({ noOfEmployees: 3, numberOfEmployees: 9 }).noOfEmployees).toBe(3);
    expect(read({ numberOfEmployees: 9 }).noOfEmployees).toBe(9);
    expect(read({ industryDescription: 'Plumbing', industry: 'Other' }).industryDescription).toBe('Plumbing');
    expect(read({ industry: 'Other' }).industryDescription).toBe('Other');
  });

  it.each([
    ['Available', 'Available'],
    ['On Hold', 'On Hold'],
    ['Vanished', 'Undefined'],
    [null, 'Undefined'],
  ])('STS-1 STS-14 reads the status %j as %s', (status, expected) => {
    expect(read({ marketplaceStatus: status }).marketplaceStatus).toBe(expected);
  });

  it('STS-3 reads known progress statuses only', () => {
    expect(read({ progressStatus: 'Quote Sent' }).progressStatus).toBe('Quote Sent');
    expect(read({ progressStatus: 'Lost' }).progressStatus).toBeNull();
  });

  it.each([
    [28, 28],
    ['27.50', 27.5],
    [' 8400 ', 8400],
    [0, 0],
    [-0, 0],
    ['', null],
    ['  ', null],
    ['NaN', null],
    ['1e309', null],
    ['12,500', null],
    [null, null],
  ])('TIM-12 reads the amount %j as %j', (amount, expected) => {
    expect(read({ estimatedPremium: amount }).estimatedPremium).toBe(expected);
  });

  const moment = Date.parse('2026-11-20T16:24:00Z');
  it.each([
    ['2026-11-20T16:24:00Z', moment],
    ['2026-11-20T10:24:00-06:00', moment],
    ['2026-11-20T16:24:00.000+0000', moment],
    ['2026-11-20T16:24', moment],
    ['2026-11-20 16:24:00', moment],
    ['2026-11-20t16:24:00z', moment],
    ['2026-11-20', Date.parse('2026-11-20T00:00:00Z')],
    [moment, moment],
    [String(moment), moment],
    ['11/20/2026', null],
    ['2026-13-45T99:99:99Z', null],
    ['soon', null],
    [9e15, null],
    ['', null],
    [null, null],
  ])('TIM-12 reads the time %j as %j', (time, expected) => {
    expect(read({ addDate: time }).addDate).toBe(expected);
  });

  it('DTL-11 reads true and false as Yes and No', () => {
    expect(read({ medicalExam: true, currentlyInsured: false })).toMatchObject({
      medicalExam: 'Yes',
      currentlyInsured: 'No',
    });
    expect(read({ currentlyInsured: 'State Farm' }).currentlyInsured).toBe('State Farm');
  });

  it('TIM-12 reads empty text as null', () => {
    expect(read({ firstName: '  ', city: '', industryCode: 238220 })).toMatchObject({
      firstName: null,
      city: null,
      industryCode: '238220',
    });
  });

  it('I1 reads hostile text unchanged, apart from trimming it', () => {
    for (const text of hostileTexts) expect(read({ city: text }).city).toBe(text.trim() || null);
  });

  it('I4 reads any value the wire schema allows', () => {
    const scalar = fc.option(
      fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()),
    );
    const row = fc.record(
      Object.fromEntries(Object.keys(referralSchema.shape).map((field) => [field, scalar])),
    );
    fc.assert(
      fc.property(row, (fields) => {
        const wire = {
          ...fields,
          opportunityId: 'a',
          businessLines: null,
          linesOfBusiness: null,
          showVisualLocation: null,
        };
        const referral = toReferral(parseReferral(wire));
        for (const value of Object.values(referral)) {
          expect(value === null || typeof value !== 'number' || Number.isFinite(value)).toBe(true);
          expect(value).not.toBe('');
          expect(value).not.toBeUndefined();
        }
      }),
    );
  });
});

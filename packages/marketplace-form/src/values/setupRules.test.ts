import { describe, expect, it } from 'vitest';
import { numberCodec, percentCodec } from '../fields/codecs.ts';
import { fieldNames, fields } from '../fields/fields.ts';
import type { FieldName } from '../fields/values.ts';
import { sampleReference } from '../testing/reference.ts';
import { errorsOf, prove } from './rules.test.support.ts';

describe('name, phone and agency', () => {
  const name = 'Please provide marketplace name';
  prove('marketplaceName', [
    ['MKV-2', 'a name', { marketplaceName: 'A' }],
    ['MKV-2', 'an empty name', { marketplaceName: '' }, name],
    ['MKV-2', 'a blank name', { marketplaceName: ' \t ' }, name],
  ]);

  const phone = 'Please provide a valid phone number';
  prove('phoneNumber', [
    ['MKV-3', '10 digits', { phoneNumber: '5551234567' }],
    ['MKV-4', '(555) 123-4567', { phoneNumber: '(555) 123-4567' }],
    ['MKV-4', '555.123.4567', { phoneNumber: '555.123.4567' }],
    ['MKV-4', '9 digits', { phoneNumber: '555123456' }, phone],
    ['MKV-4', '11 digits', { phoneNumber: '15551234567' }, phone],
    ['MKV-4', 'empty', { phoneNumber: '' }, phone],
    ['MKV-3', 'letters', { phoneNumber: 'call us' }, phone],
    ...[
      '555-123-456 ext 7',
      '555-123-456 x7',
      '555-123-456, ext. 7',
      '555-123-456 #7',
      '555-123-456 extension 7',
    ].map((phoneNumber) => ['MKV-78', phoneNumber, { phoneNumber }, phone] as const),
    ['MKV-78', 'an extension after 10 digits', { phoneNumber: '555-123-4567 x' }, phone],
  ]);

  prove('agencyId', [
    ['MKV-5', 'none', { agencyId: '' }],
    ['MKV-5', '0', { agencyId: '0' }],
    ['MKV-5', '104882', { agencyId: '104882' }],
    ['MKV-5', '-1', { agencyId: '-1' }, 'Agency ID cannot be less than 0.'],
    ['MKV-5', '1.5', { agencyId: '1.5' }, 'Agency ID must be a whole number.'],
    ['MKV-5', 'a word', { agencyId: 'abc' }, 'Agency ID must be a number.'],
  ]);

  it('MKV-6 an agency id that the lookup did not find is an error, another one is not', () => {
    const reference = { ...sampleReference, unknownAgencyIds: ['7'] };
    expect(errorsOf({ agencyId: '7' }, reference)).toEqual([
      'agencyId: No agency found matching the provided agency ID',
    ]);
    expect(errorsOf({ agencyId: ' 7 ' }, reference)).toHaveLength(1);
    expect(errorsOf({ agencyId: '8' }, reference)).toEqual([]);
  });
});

describe('price', () => {
  const required = 'Percent Modifier is required.';
  const tooLow = 'The negative percent modifier cannot exceed abs(-100)%.';
  const whole = 'Percent Modifier must be a whole number.';
  prove('percentModifier', [
    ['MKV-7', '0', { percentModifier: '0' }],
    ['MKV-7', 'empty', { percentModifier: '' }, required],
    ['MKV-7', 'blank', { percentModifier: '  ' }, required],
    ['MKV-8', '10.5', { percentModifier: '10.5' }, whole],
    ['MKV-8', 'a word', { percentModifier: 'ten' }, whole],
    ['MKV-9', '1000', { percentModifier: '1000' }],
    ['MKV-10', '-100', { percentModifier: '-100' }],
    ['MKV-10', '-101', { percentModifier: '-101' }, tooLow],
    [
      'MKV-13',
      'empty in delivered-price mode',
      { priceMode: 'DELIVERED_PRICE', deliveredPrice: '5', percentModifier: '' },
    ],
    [
      'MKV-13',
      'empty for DURATION, whatever the mode was',
      { marketplaceType: 'DURATION', priceMode: 'DELIVERED_PRICE', percentModifier: '' },
      required,
    ],
  ]);

  const delivered = { priceMode: 'DELIVERED_PRICE' } as const;
  const missing = 'Delivered Price is required.';
  const tooPrecise = 'Delivered Price can have at most 2 decimals.';
  prove('deliveredPrice', [
    ['MKV-11', '0.01', { ...delivered, deliveredPrice: '0.01' }],
    ['MKV-11', 'empty', { ...delivered, deliveredPrice: '' }, missing],
    ['MKV-11', '0', { ...delivered, deliveredPrice: '0' }, missing],
    ['MKV-11', '0.00', { ...delivered, deliveredPrice: '0.00' }, missing],
    ['MKV-11', 'a word', { ...delivered, deliveredPrice: 'five' }, 'Delivered Price must be a number.'],
    ['MKV-77', '0.001', { ...delivered, deliveredPrice: '0.001' }, tooPrecise],
    ['MKV-77', '19.999', { ...delivered, deliveredPrice: '19.999' }, tooPrecise],
    ['MKV-77', '2.500', { ...delivered, deliveredPrice: '2.500' }, tooPrecise],
    ['MKV-12', 'empty in percent mode', { deliveredPrice: '' }],
    ['MKV-12', 'empty for DURATION', { ...delivered, marketplaceType: 'DURATION', deliveredPrice: '' }],
    ['MKV-14', '-0.01', { ...delivered, deliveredPrice: '-0.01' }, 'Delivered Price cannot be less than 0.'],
  ]);

  prove('referralPriceMin', [
    ['MKV-15', '-0.01', { referralPriceMin: '-0.01' }, 'Min Price cannot be less than 0.'],
    ['MKV-15', 'a word', { referralPriceMin: 'x' }, 'Min Price must be a number.'],
    ['MKV-18', '0', { referralPriceMin: '0' }],
    ['MKV-18', 'blank next to a max', { referralPriceMin: '', referralPriceMax: '5' }],
    ['MKV-18', 'equal bounds', { referralPriceMin: '12.5', referralPriceMax: '12.5' }],
    [
      'MKV-17',
      'min above max',
      { referralPriceMin: '12.51', referralPriceMax: '12.5' },
      'Min price cannot be greater than max price.',
    ],
  ]);
  prove('referralPriceMax', [
    ['MKV-16', '-1', { referralPriceMax: '-1' }, 'Max Price cannot be less than 0.'],
    ['MKV-18', '0', { referralPriceMax: '0' }],
    ['MKV-18', 'blank next to a min', { referralPriceMin: '5', referralPriceMax: '' }],
  ]);
});

describe('every number', () => {
  const codecs: unknown[] = [numberCodec, percentCodec];
  const numbers = fieldNames.filter((name) => codecs.includes(fields[name].codec));
  const mode = (name: FieldName) => name === 'deliveredPrice' && ({ priceMode: 'DELIVERED_PRICE' } as const);

  it.each(numbers)('MKV-73 %s takes 1,250 as 1250, and no other comma', (name) => {
    const errors = (text: string) => errorsOf({ ...mode(name), [name]: text });
    expect(errors('1,250')).toEqual(errors('1250'));
    for (const text of ['12,50', '1,5', '12,50,000', '1.234,56'])
      expect(errors(text)).toEqual([
        expect.stringMatching(RegExp(`^${name}: .* must be a (whole )?number\\.$`)),
      ]);
  });

  it.each(numbers.filter((name) => /price|premium|benefit/i.test(name)))(
    'MKV-77 %s is an amount of at most two decimals',
    (name) => {
      const errors = (text: string) => errorsOf({ ...mode(name), [name]: text });
      expect(errors('19.99')).toEqual([]);
      for (const text of ['0.001', '19.999', '1,250.999'])
        expect(errors(text)).toEqual([
          expect.stringMatching(RegExp(`^${name}: .* can have at most 2 decimals\\.$`)),
        ]);
    },
  );
});

describe('sources and states', () => {
  const source = 'At least one referral source must be selected.';
  prove('referralSources', [
    ['MKV-19', 'one source', { referralSources: ['web-lead'] }],
    ['MKV-19', 'no source', { referralSources: [] }, source],
    ['MKF-17', 'only direct-call', { referralSources: ['direct-call'] }, source],
  ]);
  prove('states', [
    ['MKV-20', 'one state', { states: ['DC'] }],
    ['MKV-20', 'no state', { states: [] }, 'At least one state must be selected.'],
  ]);
});

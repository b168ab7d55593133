import { describe, expect, it } from 'vitest';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { sampleReference } from '../testing/reference.ts';
import { type Case, errorsOf, prove } from './rules.test.support.ts';

const allOff = { acceptCommercialLines: false, acceptPersonalLines: false, acceptLifeAnnuitiesLines: false };

describe('appetites', () => {
  const enabled = 'At least one business line appetite must be enabled.';
  prove('businessLineRequired', [
    ['MKV-21', 'on with one appetite', { ...allOff, acceptLifeAnnuitiesLines: true }],
    ['MKV-21', 'off with no appetite', { ...allOff, businessLineRequired: false }],
    ['MKV-21', 'on with no appetite', allOff, enabled],
  ]);

  const groups = [
    ['commercialBusinessLines', 'acceptCommercialLines'],
    ['personalBusinessLines', 'acceptPersonalLines'],
    ['lifeAndAnnuitiesBusinessLines', 'acceptLifeAnnuitiesLines'],
  ] as const;
  for (const [lines, accept] of groups) {
    prove(lines, [
      ['MKV-22', 'one line', {}],
      ['MKV-22', 'no line while on', { [lines]: [] }, 'At least one business line must be selected.'],
      ['MKV-26', 'no line while off', { [lines]: [], [accept]: false }],
    ]);
  }
});

describe('NAICS', () => {
  const wrong = 'NAICS codes must be 6 digits and separated by commas.';
  const malformed = [
    '72241',
    '7224100',
    '72241a',
    '722410 484110',
    '722410,',
    ',722410',
    '722410;484110',
    '７２２４１０',
  ];
  prove('naicsCodes', [
    ['MKV-23', 'one code', { naicsCodes: '722410' }],
    ['MKV-23', 'codes with and without spaces', { naicsCodes: '722410,484110 , 236220' }],
    ['MKV-23', 'a code that is not known', { naicsCodes: '999999' }],
    ['MKV-24', 'empty', { naicsCodes: '' }],
    ['MKV-24', 'blank', { naicsCodes: '  \n' }],
    ...malformed.map((text): Case => ['MKV-23', `'${text}'`, { naicsCodes: text }, wrong]),
    ['MKV-25', 'nonsense while commercial is off', { naicsCodes: 'x', acceptCommercialLines: false }],
  ]);

  it.each([
    ['missing', undefined],
    ['empty', []],
  ])('MKI-26 nothing can be saved in include mode while the known codes are %s', (_, industryCodes) => {
    const reference = { ...sampleReference, industryCodes };
    const text = 'naicsMode: The NAICS code list is not available. Choose Exclude to save.';
    expect(errorsOf({ naicsMode: 'include' }, reference)).toEqual([text]);
    expect(errorsOf({ naicsMode: 'include', acceptCommercialLines: false }, reference)).toEqual([text]);
    expect(errorsOf({ naicsMode: 'exclude' }, reference)).toEqual([]);
    expect(errorsOf({ naicsMode: 'include' })).toEqual([]);
  });
});

type NumberName = {
  [Name in FieldName]: MarketplaceFormValues[Name] extends string ? Name : never;
}[FieldName];

interface Bounds {
  readonly ids: readonly [minBelow: string, maxBelow: string, crossed: string, inside: string];
  readonly above?: readonly [minAbove: string, maxAbove: string];
  readonly name: string;
  readonly min: NumberName;
  readonly max: NumberName;
  readonly most?: number;
  readonly isWhole?: boolean;
  readonly off: Partial<MarketplaceFormValues>;
}

/** Tests every boundary of a min/max pair. */
function proveBounds({
  ids: [minBelow, maxBelow, crossed, inside],
  above,
  name,
  min,
  max,
  most,
  isWhole,
  off,
}: Bounds) {
  const high = String(most ?? 1_000_000);
  prove(min, [
    [minBelow, '-1', { [min]: '-1' }, `Min ${name} cannot be less than 0.`],
    [minBelow, '-1 while off', { [min]: '-1', ...off }],
    [inside, '0', { [min]: '0' }],
    [inside, 'blank next to a max', { [min]: '', [max]: '3' }],
    [inside, 'equal bounds', { [min]: '7', [max]: '7' }],
    [inside, high, { [min]: high }],
    [crossed, 'above the max', { [min]: '8', [max]: '7' }, `Min ${name} cannot be greater than max ${name}.`],
    [
      crossed,
      'above a max of 0',
      { [min]: '1', [max]: '0' },
      `Min ${name} cannot be greater than max ${name}.`,
    ],
    [crossed, '10 next to 9, as numbers', { [min]: '9', [max]: '10' }],
    [minBelow, 'a word', { [min]: '1e3' }, `Min ${name} must be a number.`],
  ]);
  prove(max, [
    [maxBelow, '-1', { [max]: '-1' }, `Max ${name} cannot be less than 0.`],
    [maxBelow, '-1 while off', { [max]: '-1', ...off }],
    [inside, '0', { [max]: '0' }],
    [inside, 'blank next to a min', { [min]: '3', [max]: '' }],
    [inside, high, { [max]: high }],
  ]);
  if (isWhole) {
    prove(max, [[maxBelow, '1.5', { [max]: '1.5' }, `Max ${name} must be a whole number.`]]);
  }
  if (above && most !== undefined) {
    const over = String(most + 1);
    prove(min, [[above[0], over, { [min]: over }, `Min ${name} cannot be greater than ${most}.`]]);
    prove(max, [
      [above[1], over, { [max]: over }, `Max ${name} cannot be greater than ${most}.`],
      [above[1], `${over} while off`, { [max]: over, ...off }],
    ]);
  }
}

describe('bounds', () => {
  const commercialOff = { acceptCommercialLines: false };
  proveBounds({
    ids: ['MKV-27', 'MKV-28', 'MKV-29', 'MKV-30'],
    above: ['MKV-31', 'MKV-32'],
    name: 'years in business',
    min: 'yearsInBusinessMin',
    max: 'yearsInBusinessMax',
    most: 99,
    isWhole: true,
    off: commercialOff,
  });
  proveBounds({
    ids: ['MKV-33', 'MKV-34', 'MKV-35', 'MKV-36'],
    above: ['MKV-37', 'MKV-38'],
    name: 'number of employees',
    min: 'numberOfEmployeesMin',
    max: 'numberOfEmployeesMax',
    most: 999,
    isWhole: true,
    off: commercialOff,
  });
  proveBounds({
    ids: ['MKV-39', 'MKV-40', 'MKV-41', 'MKV-47'],
    name: 'estimated premium',
    min: 'commercialEstimatedPremiumMin',
    max: 'commercialEstimatedPremiumMax',
    off: commercialOff,
  });
  proveBounds({
    ids: ['MKV-42', 'MKV-42', 'MKV-42', 'MKV-47'],
    name: 'estimated premium',
    min: 'personalEstimatedPremiumMin',
    max: 'personalEstimatedPremiumMax',
    off: { acceptPersonalLines: false },
  });
  proveBounds({
    ids: ['MKV-43', 'MKV-44', 'MKV-45', 'MKV-46'],
    name: 'death benefit',
    min: 'deathBenefitMin',
    max: 'deathBenefitMax',
    off: { acceptLifeAnnuitiesLines: false },
  });
});

import { knownCodes } from '../fields/reference.ts';
import { readNaics } from './naics.ts';
import { range } from './numberRules.ts';
import type { Rule } from './rule.ts';

const appetiteEnabled: Rule = {
  id: 'MKV-21',
  paths: ['businessLineRequired', 'acceptCommercialLines', 'acceptPersonalLines', 'acceptLifeAnnuitiesLines'],
  atOnce: ['acceptCommercialLines', 'acceptPersonalLines', 'acceptLifeAnnuitiesLines'],
  check: (values) =>
    values.businessLineRequired &&
    !values.acceptCommercialLines &&
    !values.acceptPersonalLines &&
    !values.acceptLifeAnnuitiesLines
      ? 'At least one business line appetite must be enabled.'
      : undefined,
};

/** An appetite that is on needs a line (MKV-22); its switch shows the error at once (MKI-17). */
const lineTicked = (
  lines: 'commercialBusinessLines' | 'personalBusinessLines' | 'lifeAndAnnuitiesBusinessLines',
  accept: 'acceptCommercialLines' | 'acceptPersonalLines' | 'acceptLifeAnnuitiesLines',
): Rule => ({
  id: 'MKV-22',
  paths: [lines, accept],
  atOnce: [accept],
  check: (values) =>
    values[accept] && values[lines].length === 0 ? 'At least one business line must be selected.' : undefined,
});

const naicsWellFormed: Rule = {
  id: 'MKV-23',
  paths: ['naicsCodes', 'acceptCommercialLines'],
  check: ({ naicsCodes, acceptCommercialLines }) =>
    acceptCommercialLines && readNaics(naicsCodes).malformed.length > 0
      ? 'NAICS codes must be 6 digits and separated by commas.'
      : undefined,
};

/** Include mode saves a complement, so without the known codes nothing can be saved in it (MKI-26). */
const naicsKnown: Rule = {
  id: 'MKI-26',
  paths: ['naicsMode'],
  check: ({ naicsMode }, reference) =>
    naicsMode === 'include' && knownCodes(reference) === undefined
      ? 'The NAICS code list is not available. Choose Exclude to save.'
      : undefined,
};

const estimatedPremium = 'estimated premium';

/** The rules of the appetites, in the order of their fields. Those of a switched-off appetite rest (MKV-26). */
export const appetiteRules: readonly Rule[] = [
  appetiteEnabled,
  lineTicked('commercialBusinessLines', 'acceptCommercialLines'),
  naicsKnown,
  naicsWellFormed,
  ...range({
    ids: ['MKV-27', 'MKV-28', 'MKV-29', 'MKV-31', 'MKV-32'],
    name: 'years in business',
    min: 'yearsInBusinessMin',
    max: 'yearsInBusinessMax',
    most: 99,
    isWhole: true,
    when: 'acceptCommercialLines',
  }),
  ...range({
    ids: ['MKV-39', 'MKV-40', 'MKV-41'],
    name: estimatedPremium,
    min: 'commercialEstimatedPremiumMin',
    max: 'commercialEstimatedPremiumMax',
    when: 'acceptCommercialLines',
  }),
  ...range({
    ids: ['MKV-33', 'MKV-34', 'MKV-35', 'MKV-37', 'MKV-38'],
    name: 'number of employees',
    min: 'numberOfEmployeesMin',
    max: 'numberOfEmployeesMax',
    most: 999,
    isWhole: true,
    when: 'acceptCommercialLines',
  }),
  lineTicked('personalBusinessLines', 'acceptPersonalLines'),
  ...range({
    ids: ['MKV-42', 'MKV-42', 'MKV-42'],
    name: estimatedPremium,
    min: 'personalEstimatedPremiumMin',
    max: 'personalEstimatedPremiumMax',
    when: 'acceptPersonalLines',
  }),
  lineTicked('lifeAndAnnuitiesBusinessLines', 'acceptLifeAnnuitiesLines'),
  ...range({
    ids: ['MKV-43', 'MKV-44', 'MKV-45'],
    name: 'death benefit',
    min: 'deathBenefitMin',
    max: 'deathBenefitMax',
    when: 'acceptLifeAnnuitiesLines',
  }),
];

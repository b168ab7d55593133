import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultMarketplaceForm } from '../fields/values.ts';
import { sampleReference } from '../testing/reference.ts';
import { filledForm } from './rules.test.support.ts';
import { formValuesSchema, marketplaceFormSchema } from './schema.ts';

const schema = marketplaceFormSchema(sampleReference);

it('MKV-1 the schema gives the values of a valid form back as they are', () => {
  expect(schema.parse(filledForm)).toEqual(filledForm);
});

it('MKV-1 a new form says what it still needs', () => {
  const result = schema.safeParse(defaultMarketplaceForm(sampleReference));
  expect(result.error?.issues.map(({ message }) => message)).toEqual([
    'Please provide marketplace name',
    'Please provide a valid phone number',
    'At least one state must be selected.',
    'Please provide a delivery API URL.',
  ]);
});

it('T1 MKV-17 rules across fields run whatever is wrong with any other leaf', () => {
  const leaves = Object.keys(formValuesSchema.shape).filter(
    (name) => !name.startsWith('yearsInBusiness') && name !== 'acceptCommercialLines',
  );
  const crossed = { ...filledForm, yearsInBusinessMin: '12', yearsInBusinessMax: '5' };
  const broken = fc.tuple(fc.subarray(leaves), fc.oneof(fc.anything(), fc.jsonValue()));
  fc.assert(
    fc.property(broken, ([names, nonsense]) => {
      const values = { ...crossed, ...Object.fromEntries(names.map((name) => [name, nonsense])) };
      const messages = schema.safeParse(values).error?.issues.map(({ message }) => message);
      expect(messages).toContain('Min years in business cannot be greater than max years in business.');
    }),
  );
});

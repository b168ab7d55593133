import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { sampleReference } from '../testing/reference.ts';
import { marketplaceWithRecipients } from '../testing/sampleMarketplaces.ts';
import { type HeldValues, holdValue, holdValues, releaseValues } from './heldValues.ts';
import { subjectOf } from './subjectOf.ts';

const { saved } = subjectOf({ marketplace: marketplaceWithRecipients(3) }, sampleReference);

it('are given back as they were', () => {
  expect(releaseValues(holdValues(saved))).toEqual(saved);
});

it('pass through React Hook Form without a copy, however long their lists are', () => {
  const form = createFormControl<HeldValues>({ defaultValues: holdValues(saved) });
  form.setValue('recipients', holdValue(saved, 'recipients'));
  const { recipients, states } = releaseValues(form.getValues());
  expect(recipients).toBe(saved.recipients);
  expect(states).toBe(saved.states);
});

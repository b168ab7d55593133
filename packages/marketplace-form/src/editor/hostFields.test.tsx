// @vitest-environment jsdom
import { NumberField } from '@advantage/ui';
import { screen } from '@testing-library/react';
import { useController } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { numberCodec, textCodec } from '../fields/codecs.ts';
import { defineField, type HostFields, numberRules, type ValuesOf, wireField } from '../fields/field.ts';
import { fieldsIn } from '../fields/fields.ts';
import { useFieldProps } from '../form/useFormField.ts';
import { plainMarketplace, renderForm, saveButton, sentTo } from '../testing/renderForm.test.support.tsx';

const fields = {
  score: defineField({
    section: 'schedule',
    label: 'Score',
    codec: numberCodec,
    defaultValue: '',
    wire: wireField('riskAppetite', 'score', numberCodec),
    rules: numberRules({ ids: ['HOST-1', 'HOST-2'], nameIn: () => 'Score', most: 10, isWhole: true }),
  }),
};

function Score() {
  const { field } = useController<ValuesOf<typeof fields>, 'score'>({ name: 'score' });
  return <NumberField {...field} {...useFieldProps('score')} />;
}

const slots = { schedule: <Score /> };
const score = () => screen.getByRole('textbox', { name: 'Score' });

describe("a host's field in the finished form", () => {
  it('MKS-20 is loaded, validated and saved with the rest', async () => {
    const marketplace = plainMarketplace();
    const stored = { ...marketplace, riskAppetite: { ...marketplace.riskAppetite, score: 3 } };
    const { user, gateway } = await renderForm(stored, { fields, slots });
    expect(score()).toHaveValue('3');
    expect(score().closest('section')).toHaveAccessibleName('Delivery: Limits and schedule');
    await user.clear(score());
    await user.type(score(), '11');
    await user.tab();
    expect(await screen.findByText('Score cannot be greater than 10.')).toBeVisible();
    expect(saveButton()).toBeDisabled();
    await user.clear(score());
    await user.type(score(), '7');
    await user.click(saveButton());
    await screen.findByText(/has been saved successfully/);
    expect(sentTo(gateway, 'update')).toMatchObject([{ riskAppetite: { score: 7 } }]);
  });

  it('is refused where the form would drop it on a save', () => {
    const field = defineField({
      section: 'email',
      label: 'Score',
      codec: textCodec,
      defaultValue: '',
      wire: wireField('recipient', 'score', textCodec),
    });
    // @ts-expect-error A host's field isn't stored in a recipient.
    const misplaced: HostFields = { score: field };
    expect(() => fieldsIn({ referralSources: [], fields: misplaced })).toThrow(
      "The field 'score' can't be saved in 'recipient', only in marketplace or riskAppetite.",
    );
  });
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { flagCodec, numberCodec, textCodec } from '../fields/codecs.ts';
import { defineField, type HostFields, numberRules, type ValuesOf, wireField } from '../fields/field.ts';
import { fieldsIn } from '../fields/fields.ts';
import { plainMarketplace, renderForm, saveButton, sentTo } from '../testing/renderForm.test.support.tsx';
import { FormNumber, FormSwitch, FormText } from './FormControls.tsx';
import { FieldRow } from './FormSection.tsx';

const fields = {
  score: defineField({
    section: 'schedule',
    label: 'Score',
    codec: numberCodec,
    defaultValue: '',
    wire: wireField('riskAppetite', 'score', numberCodec),
    rules: numberRules({ ids: ['HOST-1'], nameIn: () => 'Score', most: 10, isWhole: true }),
  }),
  note: defineField({
    section: 'schedule',
    label: 'Note',
    codec: textCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'note', textCodec),
  }),
  isVip: defineField({
    section: 'schedule',
    label: 'VIP',
    codec: flagCodec,
    defaultValue: false,
    wire: wireField('marketplace', 'isVip', flagCodec),
  }),
};
type Own = ValuesOf<typeof fields>;

const slots = {
  schedule: (
    <FieldRow>
      <FormNumber<Own> name="score" />
      <FormText<Own> name="note" />
      <FormSwitch<Own> name="isVip" />
    </FieldRow>
  ),
};

/** Never rendered: these are checked by the compiler. */
const misspelled = () => [
  // @ts-expect-error: the field doesn't exist.
  <FormNumber<Own> key="1" name="scores" />,
  // @ts-expect-error: the field isn't a number or a text.
  <FormNumber<Own> key="2" name="isVip" />,
  // @ts-expect-error: the field isn't on or off.
  <FormSwitch<Own> key="3" name="score" />,
  // @ts-expect-error: without the type argument, only the form's fields exist.
  <FormText key="4" name="note" />,
];

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
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Call first');
    await user.click(screen.getByRole('switch', { name: 'VIP' }));
    await user.click(saveButton());
    await screen.findByText(/has been saved successfully/);
    expect(sentTo(gateway, 'update')).toMatchObject([
      { riskAppetite: { score: 7 }, note: 'Call first', isVip: true },
    ]);
  });

  it('has a control of the form for each kind, which refuses a field of another kind by type', () => {
    expect(misspelled).toBeTypeOf('function');
  });

  it('needs a slot that is a section', async () => {
    const misspelled = { schedule: null, staff: 'Score' };
    await expect(renderForm(plainMarketplace(), { slots: misspelled })).rejects.toThrow(
      "The marketplace form has no section 'staff'.",
    );
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

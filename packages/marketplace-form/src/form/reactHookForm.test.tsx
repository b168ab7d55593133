// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { SaveBar } from '../editor/SaveBar.tsx';
import { SetupSection } from '../editor/SetupSection.tsx';
import type { MarketplaceFormValues } from '../fields/values.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { sampleReference } from '../testing/reference.ts';
import { plainMarketplace, saveButton, sentTo, textbox } from '../testing/renderForm.test.support.tsx';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { marketplaceWithRecipients } from '../testing/sampleMarketplaces.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { MarketplaceFormProvider } from './MarketplaceFormProvider.tsx';
import { type MarketplaceFormReturn, useMarketplaceForm } from './useMarketplaceForm.ts';

/** A host component that uses only React Hook Form's own hooks. */
function HostPart() {
  const { register, setError, clearErrors, setValue } = useFormContext<MarketplaceFormValues>();
  const { isDirty, dirtyFields, errors } = useFormState<MarketplaceFormValues>();
  const { fields } = useFieldArray<MarketplaceFormValues, 'recipients'>({ name: 'recipients' });
  const name = useWatch<MarketplaceFormValues, 'marketplaceName'>({ name: 'marketplaceName' });
  return (
    <>
      <label>
        Daily limit of the host <input {...register('maxReferralsPerDay')} />
      </label>
      <output aria-label="Watched">{name}</output>
      <output aria-label="State">
        {JSON.stringify({ isDirty, dirty: Object.keys(dirtyFields), error: errors.legalEntityName?.message })}
      </output>
      <ul aria-label="Rows">
        {fields.map(({ id, emailAddress }) => (
          <li key={id}>{emailAddress}</li>
        ))}
      </ul>
      <button type="button" onClick={() => setError('legalEntityName', { message: 'Taken.' })}>
        Set an error
      </button>
      <button type="button" onClick={() => clearErrors('legalEntityName')}>
        Clear it
      </button>
      <button type="button" onClick={() => setValue('legalEntityName', 'Set, LLC', { shouldDirty: true })}>
        Set a value
      </button>
    </>
  );
}

interface HostFormProps {
  readonly marketplace: Marketplace;
  readonly gateway: MarketplaceGateway;
  /** Called with the form on every render. */
  readonly onForm: (form: MarketplaceFormReturn) => void;
}

function HostForm({ marketplace, gateway, onForm }: HostFormProps) {
  const form = useMarketplaceForm({ marketplace, etag: '"1"', reference: sampleReference });
  onForm(form);
  return (
    <MarketplaceFormProvider form={form} gateway={gateway}>
      <SetupSection />
      <HostPart />
      <SaveBar />
    </MarketplaceFormProvider>
  );
}

function open(marketplace = plainMarketplace()) {
  const gateway = createInMemoryMarketplaceGateway({ marketplaces: [marketplace] });
  const forms: MarketplaceFormReturn[] = [];
  const page = renderPage(<HostForm {...{ marketplace, gateway }} onForm={(form) => forms.push(form)} />);
  const state = () => JSON.parse(screen.getByRole('status', { name: 'State' }).textContent);
  const current = () => {
    const form = forms.at(-1);
    if (!form) throw new Error('There is a form.');
    return form;
  };
  return { ...page, gateway, state, current };
}

describe("React Hook Form's own hooks in the form", () => {
  it('MKS-20 a native field of a host by register is saved with the rest', async () => {
    const { gateway, user, state } = open();
    const limit = textbox('Daily limit of the host');
    await user.clear(limit);
    await user.type(limit, '25');
    expect(state()).toMatchObject({ isDirty: true, dirty: ['maxReferralsPerDay'] });
    await user.click(saveButton());
    await waitFor(() => expect(sentTo(gateway, 'update')).toHaveLength(1));
    expect(sentTo(gateway, 'update')[0]).toMatchObject({ riskAppetite: { maxReferralsPerDay: 25 } });
    await waitFor(() => expect(state()).toMatchObject({ isDirty: false }));
  });

  it('MKF-14 useWatch sees what is typed into the form, and formState that it is dirty', async () => {
    const { user, state } = open();
    await user.type(textbox('Marketplace name'), '!');
    expect(screen.getByRole('status', { name: 'Watched' })).toHaveTextContent('Harbor Point Insurance!');
    expect(state()).toMatchObject({ isDirty: true, dirty: ['marketplaceName'] });
    await user.keyboard('{Backspace}');
    expect(state()).toMatchObject({ isDirty: false });
  });

  it('an error that a host sets shows at its field, and goes when it is cleared', async () => {
    const { user, state } = open();
    await user.click(screen.getByRole('button', { name: 'Set an error' }));
    expect(textbox('Legal entity name')).toBeInvalid();
    expect(textbox('Legal entity name')).toHaveAccessibleDescription(expect.stringContaining('Taken.'));
    expect(state()).toMatchObject({ error: 'Taken.' });
    await user.click(screen.getByRole('button', { name: 'Clear it' }));
    expect(textbox('Legal entity name')).not.toBeInvalid();
  });

  it('a value that a host sets shows in the form and is a change to save', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Set a value' }));
    expect(textbox('Legal entity name')).toHaveValue('Set, LLC');
    expect(saveButton()).toBeEnabled();
  });

  it('MKF-27 useFieldArray lists the recipients', () => {
    open(marketplaceWithRecipients(3));
    expect(screen.getByRole('list', { name: 'Rows' }).children).toHaveLength(3);
  });

  it('trigger, reset and setFocus of the returned form do what they say', async () => {
    const { current, user } = open();
    await user.clear(textbox('Marketplace name'));
    await act(() => current().trigger('marketplaceName'));
    expect(textbox('Marketplace name')).toBeInvalid();
    act(() => current().setFocus('phoneNumber'));
    await waitFor(() => expect(textbox('Phone number')).toHaveFocus());
    act(() => current().reset());
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance');
    expect(textbox('Marketplace name')).not.toBeInvalid();
  });

  it('its resolver refuses a submit with what is wrong', async () => {
    const { current, gateway, user } = open();
    await user.clear(textbox('Marketplace name'));
    let wrong: readonly string[] = [];
    await act(() =>
      current().handleSubmit(
        () => {},
        (errors) => {
          wrong = Object.keys(errors);
        },
      )(),
    );
    expect(wrong).toEqual(['marketplaceName']);
    expect(sentTo(gateway, 'update')).toEqual([]);
  });
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForm, textbox, unfold } from '../testing/renderForm.test.support.tsx';
import { marketplaceWithRecipients } from '../testing/sampleMarketplaces.ts';

const renders = vi.hoisted(() => new Map<string, number>());
const count = (name: string) => renders.set(name, (renders.get(name) ?? 0) + 1);

vi.mock('../form/useFormField.ts', async (load) => {
  const { useFormField, useFieldProps, ...others } = await load<typeof import('../form/useFormField.ts')>();
  return {
    ...others,
    useFormField: (name: Parameters<typeof useFormField>[0]) => {
      count(name);
      return useFormField(name);
    },
    useFieldProps: (name: string) => {
      count(name);
      return useFieldProps(name);
    },
  };
});
vi.mock('./FoldedField.tsx', async (load) => {
  const { FoldedField, ...others } = await load<typeof import('./FoldedField.tsx')>();
  return {
    ...others,
    FoldedField: (props: Parameters<typeof FoldedField>[0]) => {
      if (props.isAddress) count(props.label);
      return <FoldedField {...props} />;
    },
  };
});

beforeEach(() => renders.clear());

/** Counts the renders of each field during an action. */
async function rendersOf(action: () => Promise<void>) {
  renders.clear();
  await action();
  return Object.fromEntries(renders);
}

describe('only what is touched renders', () => {
  it('MKF-1 opening the form renders it once', async () => {
    const renderHeading = vi.fn((text: string) => <h1>{text}</h1>);
    await renderForm(undefined, { renderHeading });
    expect(renderHeading).toHaveBeenCalledExactlyOnceWith('Marketplace: Harbor Point Insurance', {
      href: '/admin/marketplaces',
      label: 'All Marketplaces',
    });
  });

  it('MKF-14 typing renders the field typed into, however large the form', async () => {
    const { user } = await renderForm(marketplaceWithRecipients(200));
    await user.click(screen.getByLabelText('Agency ID'));
    expect(await rendersOf(() => user.keyboard('123'))).toEqual({ agencyId: 3 });
    expect(await rendersOf(() => user.keyboard('{Backspace}{Backspace}{Backspace}'))).toEqual({
      agencyId: 3,
    });
  });

  it('MKF-14 typing a text renders nothing: React Hook Form holds its element', async () => {
    const { user } = await renderForm(marketplaceWithRecipients(200));
    const name = screen.getByLabelText('Marketplace name');
    await user.click(name);
    expect(await rendersOf(() => user.keyboard(' abc'))).toEqual({});
    expect(name).toHaveValue('Harbor Point Insurance abc');
  });

  it('MKV-17 a pair renders both sides, for the error belongs to both', async () => {
    const { user } = await renderForm();
    const max = textbox('Max referral price');
    await user.clear(max);
    await user.type(max, '5');
    const rendered = await rendersOf(() => user.tab());
    expect(Object.keys(rendered)).toEqual(expect.arrayContaining(['referralPriceMin', 'referralPriceMax']));
    expect(Object.keys(rendered)).toHaveLength(2);
  });

  it('MKF-27 a change of one recipient renders its row', async () => {
    const { user } = await renderForm(marketplaceWithRecipients(45));
    const recipient = await unfold(user, 'agent001@example.com');
    const box = recipient.getByRole('checkbox', { name: 'Match marketplace days' });
    const rendered = await rendersOf(() => user.click(box));
    expect(rendered['agent001@example.com']).toBe(1);
    const itsFields = /^recipients\.r5001\./;
    expect(Object.keys(rendered).filter((name) => !itsFields.test(name))).toEqual(['agent001@example.com']);
  });

  it("MKI-11 a change of the marketplace's days renders the rows that show", async () => {
    const { user } = await renderForm(marketplaceWithRecipients(200));
    const saturday = screen.getAllByLabelText('Saturday')[0] as HTMLElement;
    const { deliveryDays, ...rows } = await rendersOf(() => user.click(saturday));
    expect(deliveryDays).toBe(1);
    expect(Object.keys(rows)).toHaveLength(20);
  });
});

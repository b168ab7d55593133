// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MarketplaceConflictError } from '@advantage/marketplace-form';
import {
  buildMarketplace,
  createInMemoryMarketplaceGateway,
  sampleReference,
} from '@advantage/marketplace-form/testing';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { BrandProvider, ToastRegion } from '@advantage/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AccountManagerForm } from './AccountManagerForm.tsx';

const marketplace = buildMarketplace({ agencyId: null, accountManager: 'Ana', unknown: { deep: 1 } });

/** Opens the form. The first `conflicts` saves fail because someone else saved first. */
function open(conflicts = 0, riskAppetite: Marketplace['riskAppetite'] = {}) {
  const stored = { ...marketplace, riskAppetite: { ...marketplace.riskAppetite, ...riskAppetite } };
  const gateway = createInMemoryMarketplaceGateway({ marketplaces: [stored] });
  let left = conflicts;
  const update: typeof gateway.update = async (...args) => {
    if (left-- > 0) throw new MarketplaceConflictError(marketplace.id);
    return gateway.update(...args);
  };
  render(
    <BrandProvider>
      <AccountManagerForm gateway={{ ...gateway, update }} marketplace={stored} reference={sampleReference} />
      <ToastRegion />
    </BrandProvider>,
  );
  const sent = () =>
    gateway.calls.flatMap(({ operation, argument }) => (operation === 'update' ? [argument] : []));
  return { gateway, sent, user: userEvent.setup() };
}
const field = () => screen.getByRole('textbox', { name: /^Account manager/ });
const save = () => screen.getByRole('button', { name: 'Save Marketplace' });

describe('a form composed from parts', () => {
  it('MKF-4 shows only the sections that the host chooses, in its order', () => {
    open();
    const headings = within(document.body).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Delivery: Email',
      'Marketplace Setup',
      'Delivery: Limits and schedule',
    ]);
  });

  it('MKS-20 loads, reviews and saves a custom field with the rest', async () => {
    const { sent, user } = open();
    expect(field()).toHaveValue('Ana');
    expect(save()).toBeDisabled();
    await user.clear(field());
    await user.type(field(), 'Ben');
    await user.click(screen.getByRole('button', { name: '1 change' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 change' }));
    expect(dialog.getByText('Account manager')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(save());
    await screen.findByText(/has been saved successfully/);
    expect(sent()).toEqual([
      expect.objectContaining({
        accountManager: 'Ben',
        unknown: { deep: 1 },
        marketplaceName: marketplace.marketplaceName,
      }),
    ]);
  });

  it('MKV-1 validates a custom field on blur, blocks saving and links the error to the field', async () => {
    const { user } = open();
    const text = 'Account manager cannot be longer than 40 characters.';
    await user.click(field());
    await user.paste('x'.repeat(41));
    expect(screen.queryByText(text)).toBeNull();
    await user.tab();
    expect(await screen.findByText(text)).toBeVisible();
    expect(field()).toBeInvalid();
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /1 error/ }));
    await user.click(await screen.findByRole('link', { name: text }));
    expect(field()).toHaveFocus();
  });

  it('MKI-31 merges a custom field after a conflicting save', async () => {
    const { gateway, user } = open(1);
    await gateway.update({ ...marketplace, legalEntityName: 'Theirs, LLC' });
    await user.type(field(), '!');
    await user.click(save());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed this marketplace' }),
    );
    expect(dialog.getByText('Account manager')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Merge/ }));
    await waitFor(() => expect(field()).toHaveValue('Ana!'));
    expect(screen.getByRole('textbox', { name: 'Legal entity name' })).toHaveValue('Theirs, LLC');
  });

  it('MKF-4 lists only its own sections, and omitted ones do not block saving', async () => {
    const { sent, user } = open(0, { commercialEstimatedPremiumMin: 9, commercialEstimatedPremiumMax: 1 });
    const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
      expect.stringMatching(/^Marketplace Setup/),
      expect.stringMatching(/^Limits and schedule/),
      expect.stringMatching(/^Email/),
    ]);
    await user.type(field(), '!');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      riskAppetite: { commercialEstimatedPremiumMin: 9, commercialEstimatedPremiumMax: 1 },
    });
  });

  it('matches the example in the documentation', () => {
    const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
    expect(read('../../docs/marketplace-form.md')).toContain(read('AccountManagerForm.tsx').trim());
  });
});

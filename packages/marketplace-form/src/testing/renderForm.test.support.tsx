import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { MarketplaceForm, type MarketplaceFormProps } from '../editor/MarketplaceForm.tsx';
import type { Marketplace } from '../wire/marketplace.ts';
import {
  createInMemoryMarketplaceGateway,
  type InMemoryMarketplaceGateway,
} from './inMemoryMarketplaceGateway.ts';
import { buildMarketplace } from './marketplaceBuilder.ts';
import { renderPage } from './renderPage.test.support.tsx';

/** Builds a valid marketplace without an agency. */
export const plainMarketplace = (changes: Parameters<typeof buildMarketplace>[0] = {}): Marketplace =>
  buildMarketplace({ agencyId: null, ...changes });

/** Renders the form for a marketplace in memory and waits until it has loaded. */
export async function renderForm(
  marketplace: Marketplace | 'new' = plainMarketplace(),
  props: Partial<MarketplaceFormProps> & { readonly gateway?: InMemoryMarketplaceGateway } = {},
) {
  const gateway =
    props.gateway ??
    createInMemoryMarketplaceGateway({ marketplaces: marketplace === 'new' ? [] : [marketplace] });
  const onCreated = vi.fn();
  const marketplaceId = marketplace === 'new' ? 'new' : marketplace.id;
  const page = renderPage(<MarketplaceForm {...{ marketplaceId, onCreated, ...props, gateway }} />);
  // By text, because queries by role are slow in a form with hundreds of controls.
  await screen.findByText(props.saveLabel ?? 'Save Marketplace');
  // Loaded lazily and rendered some time later.
  await act(() => import('../editor/Recipients.tsx'));
  if (marketplace !== 'new' && showsRecipients(marketplace))
    await waitFor(() => expect(page.container.querySelector('ul[aria-label="Recipients"]')).not.toBeNull());
  return { ...page, gateway, onCreated };
}

const showsRecipients = (marketplace: Marketplace) =>
  marketplace.enableIndividualEmailDeliverySettings &&
  marketplace.deliverToEmailAddress &&
  !marketplace.deliverToApi &&
  (marketplace.emailRecipients ?? []).length > 0;

const startsWith = (label: string) => (name: string) => name.startsWith(`${label} `);

/** Returns the row that a long choice is folded to. */
export const foldedRow = (label: string | RegExp) =>
  screen.getByRole('button', {
    name: typeof label === 'string' ? startsWith(label) : label,
    expanded: false,
  });

/** Opens a long choice and returns queries for what it opens. */
export async function unfold(user: { click(element: Element): Promise<void> }, label: string) {
  await user.click(screen.getByRole('button', { name: startsWith(label), expanded: false }));
  return within(screen.getByRole('group', { name: label }));
}

export const textbox = (name: string) => screen.getByRole('textbox', { name });
export const saveButton = () => screen.getByRole('button', { name: 'Save Marketplace' });
export const discardButton = () => screen.getByRole('button', { name: 'Discard Changes' });
export const section = (name: string) => screen.getByRole('region', { name });

/** Returns the first argument of each call of an operation. */
export const sentTo = (gateway: InMemoryMarketplaceGateway, operation: keyof InMemoryMarketplaceGateway) =>
  gateway.calls.filter((call) => call.operation === operation).map(({ argument }) => argument);

// @vitest-environment jsdom
import { MessagesProvider } from '@advantage/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarketplaceForm } from '../editor/MarketplaceForm.tsx';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { plainMarketplace } from '../testing/renderForm.test.support.tsx';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import * as catalog from './en.ts';

it('a host replaces some texts of the form and leaves the others in English', async () => {
  const marketplace = plainMarketplace();
  renderPage(
    <MessagesProvider
      catalog={catalog}
      messages={{
        form: { save: 'Store', heading: (name) => `Market: ${name}` },
        sectionHeadings: { api: 'Machines' },
        turnedOff: { life: (lines) => `${lines} lines are off.` },
      }}
    >
      <MarketplaceForm
        gateway={createInMemoryMarketplaceGateway({ marketplaces: [marketplace] })}
        marketplaceId={marketplace.id}
        onCreated={() => {}}
      />
    </MessagesProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Store' })).toBeDisabled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Market: Harbor Point Insurance');
  expect(screen.getByRole('region', { name: 'Machines' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Delivery: Email' })).toBeVisible();
  expect(screen.getByText(/^\d+ lines are off\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Discard Changes' })).toBeDisabled();
});

// @vitest-environment jsdom
import { MessagesProvider } from '@advantage/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MarketplaceForm } from '../editor/MarketplaceForm.tsx';
import { explainMatch } from '../insight/explainMatch.ts';
import { readiness } from '../insight/readiness.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { sampleReference } from '../testing/reference.ts';
import { plainMarketplace } from '../testing/renderForm.test.support.tsx';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { contractOf } from '../values/contract.ts';
import { toFormValues } from '../values/load.ts';
import { marketplaceFormSchema } from '../values/schema.ts';
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

it('names fields, choices and errors of the form in the words of the host', async () => {
  const marketplace = plainMarketplace();
  renderPage(
    <MessagesProvider
      catalog={catalog}
      messages={{
        fieldLabels: { marketplaceName: 'Title', referralPriceMin: 'Lowest price' },
        paymentOptionNames: { BILLED: 'Invoiced' },
        errors: {
          nameRequired: 'The title is missing',
          minPrice: 'The price',
          tooSmall: (label, least) => `${label} is less than ${least}.`,
        },
        scheduleTexts: { sentence: (days) => `Open: ${days}` },
      }}
    >
      <MarketplaceForm
        gateway={createInMemoryMarketplaceGateway({ marketplaces: [marketplace] })}
        marketplaceId={marketplace.id}
        onCreated={() => {}}
      />
    </MessagesProvider>,
  );
  const name = await screen.findByRole('textbox', { name: /Title/ });
  expect(screen.getByRole('radio', { name: 'Invoiced' })).toBeVisible();
  expect(screen.getByText(/^Open: /)).toBeVisible();
  await userEvent.clear(name);
  await userEvent.type(screen.getByRole('textbox', { name: 'Lowest price' }), '{Tab}');
  expect(name).toHaveAccessibleDescription(expect.stringContaining('The title is missing'));
});

const marketplace = plainMarketplace();
const values = toFormValues(marketplace, sampleReference);

it('checks a form in the words that it is given', () => {
  const messages = {
    fieldLabels: { ...catalog.fieldLabels, yearsInBusinessMin: 'Age' },
    errors: { ...catalog.errors, notANumber: (label: string) => `${label}: a number` },
  };
  const schema = marketplaceFormSchema(sampleReference, { messages });
  const wrong = { ...values, acceptCommercialLines: true, yearsInBusinessMin: 'x' };
  expect(schema.safeParse(wrong).error?.issues.map(({ message }) => message)).toContain('Age: a number');
});

it('writes contract, explanation and checklist in the words that they are given', () => {
  const contract = contractOf(values, sampleReference, [], {
    ...catalog,
    contractTexts: { ...catalog.contractTexts, states: (codes) => `Only ${codes.join(', ')}.` },
  });
  expect(contract.find(({ id }) => id === 'states')?.text).toBe(`Only ${values.states.join(', ')}.`);

  const { rules } = explainMatch(buildMatchReferral({}), { ...marketplace, enabled: false }, 0, undefined, {
    ...catalog,
    ruleNames: { ...catalog.ruleNames, enabled: 'Switch' },
    findings: { ...catalog.findings, isOff: 'It is off.' },
  });
  expect(rules.find(({ id }) => id === 'enabled')).toMatchObject({
    name: 'Switch',
    text: 'It is off.',
  });

  const { checks } = readiness(
    { ...marketplace, enabled: false },
    0,
    {},
    {
      ...catalog,
      readinessChecks: { ...catalog.readinessChecks, isOff: 'It is off.' },
    },
  );
  expect(checks.find(({ id }) => id === 'enabled')?.text).toBe('It is off.');
});

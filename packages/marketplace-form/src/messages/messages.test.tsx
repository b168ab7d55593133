// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as spanishNames from '@advantage/reference-data/es';
import { MessagesProvider } from '@advantage/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MarketplaceForm } from '../editor/MarketplaceForm.tsx';
import { percentExample } from '../editor/SetupSection.tsx';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { sampleReference } from '../testing/reference.ts';
import { plainMarketplace, unfold } from '../testing/renderForm.test.support.tsx';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { compareContracts } from '../values/contract.ts';
import { marketplaceFormSchema } from '../values/schema.ts';
import { toFormValues } from '../values/toFormValues.ts';
import * as catalog from './en.ts';

it('a host replaces some texts of the form and leaves the others in English', async () => {
  const marketplace = plainMarketplace();
  renderPage(
    <MessagesProvider
      catalog={catalog}
      messages={{
        form: { save: 'Store', heading: (name) => `Market: ${name}` },
        sectionHeadings: { api: 'Machines' },
        controls: { allSources: (sources) => `Every one of ${sources}` },
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
  expect(screen.getByText(/^Every one of \d+$|^All but/)).toBeVisible();
  expect(screen.getByText('No changes to save')).toBeVisible();
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
  await userEvent.clear(name);
  await userEvent.type(screen.getByRole('textbox', { name: 'Lowest price' }), '{Tab}');
  expect(name).toHaveAccessibleDescription(expect.stringContaining('The title is missing'));
});

it('MKF-9 reviews changes in the words of the host', async () => {
  const marketplace = plainMarketplace();
  const { user } = renderPage(
    <MessagesProvider
      catalog={catalog}
      messages={{
        flagNames: { on: 'Active', off: 'Resting' },
        paymentOptionNames: { BILLED: 'Invoiced', DEBIT_PREPAID_BALANCE: 'Deposit' },
      }}
    >
      <MarketplaceForm
        gateway={createInMemoryMarketplaceGateway({ marketplaces: [marketplace] })}
        marketplaceId={marketplace.id}
        onCreated={() => {}}
      />
    </MessagesProvider>,
  );
  await user.click(await screen.findByRole('switch', { name: 'Generic marketplace' }));
  await user.click(screen.getByRole('radio', { name: 'Deposit' }));
  await user.click(screen.getByRole('button', { name: /^\d changes$/ }));
  const lines = [...(await screen.findByRole('dialog')).querySelectorAll('dd')];
  expect(lines.map(({ textContent }) => textContent.replace(/\s+/g, ' '))).toEqual([
    'Active Resting',
    'Invoiced Deposit',
    'Resting Active',
  ]);
});

const decimals = new Intl.NumberFormat('de-DE');
const german = {
  number: (value: number) => decimals.format(value),
  money: (amount: number) => `${decimals.format(amount)} $`,
};

it('writes figures next to sentences as the numbers of the host are written', () => {
  expect(percentExample('5', catalog.controls, german)).toBe('A 30 $ referral is delivered at 31,5 $.');
});

// cspell:disable: texts in Spanish
const spanish = {
  ...spanishNames,
  weekdayNames: { Monday: 'lunes', Tuesday: 'martes', Friday: 'viernes' },
  scheduleTexts: { days: (first: string, last: string) => `De ${first} a ${last}` },
};

it('names days, time zones, states and lines in the words of the host, in controls, contract and review', async () => {
  const marketplace = plainMarketplace();
  const { user } = renderPage(
    <MessagesProvider catalog={catalog} messages={spanish}>
      <MarketplaceForm
        gateway={createInMemoryMarketplaceGateway({ marketplaces: [marketplace] })}
        marketplaceId={marketplace.id}
        onCreated={() => {}}
      />
    </MessagesProvider>,
  );
  const monday = await screen.findByRole('checkbox', { name: 'lunes' });
  expect(monday.nextSibling).toHaveTextContent('lun');
  const states = await unfold(user, 'States');
  expect(screen.getByRole('button', { name: /^Business lines .*Compensación laboral/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Timezone/ }));
  await user.click(await screen.findByRole('option', { name: 'Montaña' }));
  await user.click(states.getByRole('checkbox', { name: 'Carolina del Norte' }));
  await user.click(screen.getByRole('button', { name: /^\d changes$/ }));
  const review = (await screen.findByRole('dialog')).textContent;
  for (const name of ['Carolina del Norte', 'Montaña', 'Centro']) expect(review).toContain(name);

  const values = { ...toFormValues(marketplace, sampleReference), deliveryDays: ['Monday', 'Tuesday'] };
  const contract = compareContracts(values, undefined, sampleReference, [], {
    ...catalog,
    ...spanishNames,
    weekdayNames: { ...catalog.weekdayNames, ...spanish.weekdayNames },
  });
  const sentence = (wanted: string) => contract.find(({ id }) => id === wanted)?.text;
  expect(sentence('schedule')).toMatch(/^lunes and martes, .+ Centro;/);
  expect(sentence('commercial')).toContain('Responsabilidad general');
});

// cspell:enable

it('fixes no language outside of its texts', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^messages/.test(path),
  );
  expect(files.length).toBeGreaterThan(120);
  const fixed = files.filter((path) => readFileSync(join(source, path), 'utf8').includes("'en-US'"));
  expect(fixed).toEqual([]);
});

const marketplace = plainMarketplace();
const values = toFormValues(marketplace, sampleReference);

it('checks a form in the words that it is given', () => {
  const messages = {
    fieldLabels: { ...catalog.fieldLabels, yearsInBusinessMin: 'Age' },
    errors: { ...catalog.errors, notANumber: (label: string) => `${label}: a number` },
  };
  const schema = marketplaceFormSchema(sampleReference, messages);
  const wrong = { ...values, acceptCommercialLines: true, yearsInBusinessMin: 'x' };
  expect(schema.safeParse(wrong).error?.issues.map(({ message }) => message)).toContain('Age: a number');
});

it('writes a contract in the words that it is given', () => {
  const contract = compareContracts(values, undefined, sampleReference, [], {
    ...catalog,
    contractTexts: { ...catalog.contractTexts, states: (codes) => `Only ${codes.join(', ')}.` },
  });
  expect(contract.find(({ id }) => id === 'states')?.text).toBe(
    `Only ${values.states.toSorted().join(', ')}.`,
  );
});

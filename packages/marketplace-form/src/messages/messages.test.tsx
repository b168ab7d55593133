// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as spanishNames from '@advantage/reference-data/es';
import { ClockProvider, createManualClock, MessagesProvider } from '@advantage/ui';
import * as uiCatalog from '@advantage/ui/messages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MarketplaceForm } from '../editor/MarketplaceForm.tsx';
import { percentExample } from '../editor/percentExample.ts';
import { explainMatch } from '../insight/explainMatch.ts';
import { MatchExplainer } from '../insight/MatchExplainer.tsx';
import { RuleBars } from '../insight/RuleBars.tsx';
import { readiness } from '../insight/readiness.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { sampleReference } from '../testing/reference.ts';
import { plainMarketplace } from '../testing/renderForm.test.support.tsx';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { describeMarketplace } from '../values/contract.ts';
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
  await user.click(screen.getByRole('button', { name: /^Review/ }));
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
  renderPage(
    <MessagesProvider catalog={uiCatalog} messages={{ numbers: german }}>
      <RuleBars
        count={5000}
        rules={[{ id: 'state', name: 'State', failed: 1234, failedAlone: 0, unknown: 0 }]}
      />
    </MessagesProvider>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('State1.234');
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
  expect(screen.getByRole('checkbox', { name: 'Carolina del Norte' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Compensación laboral' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Timezone/ }));
  await user.click(await screen.findByRole('option', { name: 'Montaña' }));
  await user.click(screen.getByRole('checkbox', { name: 'Carolina del Norte' }));
  expect(screen.getByText(/^De lunes a viernes, .+ Montaña;/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Review/ }));
  const review = (await screen.findByRole('dialog')).textContent;
  for (const name of ['Carolina del Norte', 'Montaña', 'Centro']) expect(review).toContain(name);

  const values = { ...toFormValues(marketplace, sampleReference), deliveryDays: ['Monday', 'Tuesday'] };
  const contract = describeMarketplace(values, sampleReference, [], {
    ...catalog,
    ...spanishNames,
    weekdayNames: { ...catalog.weekdayNames, ...spanish.weekdayNames },
  });
  const sentence = (wanted: string) => contract.find(({ id }) => id === wanted)?.text;
  expect(sentence('schedule')).toMatch(/^lunes and martes, .+ Centro;/);
  expect(sentence('commercial')).toContain('Responsabilidad general');
});

it('DAT-14 names them so in an explained match too', async () => {
  const { user } = renderPage(
    <ClockProvider clock={createManualClock('2026-11-20T16:24:00Z')}>
      <MessagesProvider catalog={catalog} messages={spanish}>
        <MatchExplainer
          referral={buildMatchReferral({ state: 'NC', lines: ['CWCP'] })}
          gateway={createInMemoryMarketplaceGateway()}
        />
      </MessagesProvider>
    </ClockProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Who would get this referral?' }));
  await user.click(await screen.findByRole('button', { name: /Choose a marketplace/ }));
  await user.click(await screen.findByRole('option', { name: /Harbor Point/ }));
  await user.click(screen.getByRole('button', { name: /rules pass/ }));
  const rules = screen.getAllByRole('listitem').map((rule) => rule.textContent);
  for (const text of [
    'Carolina del Norte.',
    'Compensación laboral.',
    'Open on viernes.',
    '10:24 AM Centro is',
  ])
    expect(rules).toContainEqual(expect.stringContaining(text));
});

// cspell:enable

it('fixes no language outside of its texts, but to read times', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^messages/.test(path),
  );
  expect(files.length).toBeGreaterThan(200);
  const fixed = files.filter((path) => readFileSync(join(source, path), 'utf8').includes("'en-US'"));
  expect(fixed.toSorted()).toEqual(['insight/zoneTime.ts']);
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
  const contract = describeMarketplace(values, sampleReference, [], {
    ...catalog,
    contractTexts: { ...catalog.contractTexts, states: (codes) => `Only ${codes.join(', ')}.` },
  });
  expect(contract.find(({ id }) => id === 'states')?.text).toBe(
    `Only ${values.states.toSorted().join(', ')}.`,
  );

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

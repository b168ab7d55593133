// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as formCatalog from '@advantage/marketplace-form/messages';
import { buildMarketplace, createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import * as spanishNames from '@advantage/reference-data/es';
import { ClockProvider, createManualClock, MessagesProvider } from '@advantage/ui';
import * as uiCatalog from '@advantage/ui/messages';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../marketplace-form/src/testing/renderPage.test.support.tsx';
import { explainMatch } from '../match/explainMatch.ts';
import { MatchExplainer } from '../match/MatchExplainer.tsx';
import { PreviewTabs } from '../rail/PreviewTabs.tsx';
import { stepsLeft } from '../ready/stepsLeft.ts';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import * as catalog from './en.ts';

const decimals = new Intl.NumberFormat('de-DE');
const german = {
  number: (value: number) => decimals.format(value),
  money: (amount: number) => `${decimals.format(amount)} $`,
};

it('writes figures next to sentences as the numbers of the host are written', () => {
  renderPage(
    <MessagesProvider catalog={uiCatalog} messages={{ numbers: german }}>
      <PreviewTabs
        tally={{
          count: 5000,
          matched: 0,
          unsure: 0,
          rules: [{ id: 'state', name: 'State', failedAlone: 1234 }],
          matches: [],
          nearMisses: [],
        }}
        changes={[]}
        onShowField={() => {}}
      />
    </MessagesProvider>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('State 1.234');
});

// cspell:disable: texts in Spanish
const spanish = {
  ...spanishNames,
  weekdayNames: { Monday: 'lunes', Tuesday: 'martes', Friday: 'viernes' },
};

it('DAT-14 names days, time zones, states and lines as the form does, in the words of the host', async () => {
  const gateway = createInMemoryMarketplaceGateway();
  const { user } = renderPage(
    <ClockProvider clock={createManualClock('2026-11-21T16:24:00Z')}>
      <MessagesProvider catalog={formCatalog} messages={spanish}>
        <MatchExplainer referral={buildMatchReferral({ state: 'NC' })} gateway={gateway} />
        <MatchExplainer referral={buildMatchReferral({ state: 'NM', lines: ['CNDO'] })} gateway={gateway} />
      </MessagesProvider>
    </ClockProvider>,
  );
  for (const row of await screen.findAllByRole('button', { name: /Harbor Point/ })) await user.click(row);
  expect(screen.getByText(/ waits until lunes 9:00 AM Centro\.$/)).toBeVisible();
  expect(screen.getByText('Line of business: Does not accept Condominio.')).toBeVisible();
  expect(screen.getByText('State: Does not accept Nuevo México.')).toBeVisible();
});

// cspell:enable

it('fixes no language outside of its texts, but to read times', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^messages/.test(path),
  );
  expect(files.length).toBeGreaterThan(20);
  const fixed = files.filter((path) => readFileSync(join(source, path), 'utf8').includes("'en-US'"));
  expect(fixed).toEqual(['match/delivery.ts']);
});

it('writes explanation and checklist in the words that they are given', () => {
  const marketplace = { ...buildMarketplace(), enabled: false };
  const words = { ...formCatalog, ...catalog };
  const { failed } = explainMatch(buildMatchReferral({}), marketplace, {
    ...words,
    ruleNames: { ...catalog.ruleNames, enabled: 'Switch' },
    findings: { ...catalog.findings, isOff: 'It is off.' },
  });
  expect(failed).toMatchObject([{ id: 'enabled', name: 'Switch', text: 'It is off.' }]);

  const readinessChecks = { ...catalog.readinessChecks, isOff: 'It is off.' };
  expect(stepsLeft(marketplace, 0, {}, readinessChecks)).toEqual(['It is off.']);
});

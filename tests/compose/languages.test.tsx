// @vitest-environment jsdom
// cspell:disable: texts in Spanish and French
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MarketplaceForm } from '@advantage/marketplace-form';
import * as formCatalog from '@advantage/marketplace-form/messages';
import {
  buildMarketplace,
  createInMemoryMarketplaceGateway,
  sampleReference,
} from '@advantage/marketplace-form/testing';
import * as referenceSpanish from '@advantage/reference-data/es';
import * as referenceCatalog from '@advantage/reference-data/messages';
import {
  AcquiredReferralsScreen,
  AllReferralsScreen,
  acquiredColumns,
  adminColumns,
} from '@advantage/referrals';
import { feedCatalog, ReferralFeed } from '@advantage/referrals/feed';
import { spanish } from '@advantage/referrals/feed/es';
import * as referralsCatalog from '@advantage/referrals/messages';
import * as referralsSpanish from '@advantage/referrals/messages/es';
import { createMemorySource } from '@advantage/referrals/testing';
import {
  ClockProvider,
  createManualClock,
  defineMessages,
  formatDelivered,
  formatMoney,
  MessagesProvider,
  overrideMessages,
} from '@advantage/ui';
import * as uiCatalog from '@advantage/ui/messages';
import * as uiSpanish from '@advantage/ui/messages/es';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { loadStretched } from '../../.storybook/languages.ts';
import { MessagesContext } from '../../packages/ui/src/messages/useMessages.ts';
import { docCode } from '../../scripts/publish/docCode.ts';

// jsdom has dialog elements but can't open them.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

const clock = createManualClock('2026-11-20T16:24:00Z');

it.each([
  ['ui', () => defineMessages(uiCatalog, uiSpanish)],
  ['referrals', () => defineMessages(referralsCatalog, referralsSpanish)],
  ['reference-data', () => defineMessages(referenceCatalog, referenceSpanish)],
  ['the feed', () => defineMessages(feedCatalog, spanish)],
])('has every text and name of %s in Spanish, and no others', (_, check) => {
  expect(check).not.toThrow();
});

it('languages.md has every text of the feed in French, and no others', async () => {
  const code =
    docCode(readFileSync(join(import.meta.dirname, '../../docs/partners/languages.md'), 'utf8')).get(
      'french.js',
    ) ?? '';
  const { french } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(defineMessages(feedCatalog, french)).toBe(french);
  expect(french.live.newRows(2)).toBe('2 nouvelles recommandations');
  expect(french.usStateNames.Louisiana).toBe('Louisiane');
});

it('refuses a line of business that is misspelled or left out', () => {
  const { Flood: _flood, ...lines } = referenceSpanish.businessLineNames;
  const messages = { ...referenceSpanish, businessLineNames: lines };
  // @ts-expect-error: Flood is missing.
  expect(() => defineMessages(referenceCatalog, messages)).toThrow('missing: businessLineNames.Flood.');
  const misspelled = { businessLineNames: { Floods: 'Inundaciones' } };
  // @ts-expect-error: the line doesn't exist.
  expect(() => overrideMessages(referenceCatalog, misspelled)).toThrow('has no businessLineNames.Floods.');
});

it('refuses a state that is misspelled or left out', () => {
  const { Texas: _texas, ...states } = referenceSpanish.usStateNames;
  const messages = { ...referenceSpanish, usStateNames: states };
  // @ts-expect-error: Texas is missing.
  expect(() => defineMessages(referenceCatalog, messages)).toThrow('missing: usStateNames.Texas.');
  const misspelled = { usStateNames: { Texass: 'Tejas' } };
  // @ts-expect-error: the state doesn't exist.
  expect(() => overrideMessages(referenceCatalog, misspelled)).toThrow(
    'the catalog has no usStateNames.Texass.',
  );
});

it.each([
  [referralsSpanish.live.newRows(1), '1 referido nuevo'],
  [referralsSpanish.live.newRows(2), '2 referidos nuevos'],
  [referralsSpanish.table.rejected(1), 'No se pudo leer 1 referido.'],
  [referralsSpanish.table.rejected(3), 'No se pudieron leer 3 referidos.'],
  [referralsSpanish.periods.last(1), 'Últimas 24 horas'],
  [referralsSpanish.periods.last(7), 'Últimos 7 días'],
  [referralsSpanish.filters.activity(3), 'Toda la actividad de referidos de las últimas 72 horas'],
  [uiSpanish.time.minutesLeft(1), 'Queda 1 minuto'],
  [uiSpanish.time.daysAgo(2), 'Hace 2 días'],
  [formatMoney(12_500, uiSpanish.numbers), '$12,500'],
  [formatMoney(27.5, uiSpanish.numbers), '$27.50'],
])('formats singulars, plurals and numbers in Spanish: %j', (text, expected) => {
  expect(text).toBe(expected);
});

it('writes months as words to keep dates unambiguous', () => {
  const text = formatDelivered('2026-11-09T16:24:00Z', clock.now(), uiSpanish.time);
  expect(text.replaceAll(/\s/g, ' ')).toBe('9 nov 26 10:24 a.m.');
});

function Spanish({ children }: { readonly children: ReactNode }) {
  return (
    <ClockProvider clock={clock}>
      <MessagesProvider catalog={uiCatalog} messages={uiSpanish}>
        <MessagesProvider catalog={referenceCatalog} messages={referenceSpanish}>
          <MessagesProvider catalog={referralsCatalog} messages={referralsSpanish}>
            {children}
          </MessagesProvider>
        </MessagesProvider>
      </MessagesProvider>
    </ClockProvider>
  );
}

it('shows the feed in Spanish with only its own catalog', async () => {
  render(
    <ClockProvider clock={clock}>
      <MessagesProvider catalog={feedCatalog} messages={spanish}>
        <ReferralFeed source={createMemorySource()} />
      </MessagesProvider>
    </ClockProvider>,
  );
  expect(await screen.findByRole('columnheader', { name: 'Tipo de póliza' })).toBeVisible();
  expect(await screen.findByText('Toda la actividad de referidos de las últimas 72 horas')).toBeVisible();
  expect((await screen.findAllByRole('button', { name: /^Tomar ahora,/ })).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/Responsabilidad general/).length).toBeGreaterThan(0);
  expect(screen.getByRole('option', { name: 'Carolina del Norte' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeVisible();
});

it('shows the list of an agent in Spanish', async () => {
  render(
    <Spanish>
      <AllReferralsScreen source={createMemorySource()} audience="agent" username="maya" rowAction="select" />
    </Spanish>,
  );
  expect(await screen.findByRole('columnheader', { name: 'Prima est.' })).toBeVisible();
  expect(await screen.findByText('Toda la actividad de referidos de las últimas 48 horas')).toBeVisible();
});

/** Finds hardcoded text: text that is neither pseudo-localized nor data. */
function wiredIn(root: HTMLElement, data: readonly string[]): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue ?? '');
  for (const element of root.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
      texts.push(element.getAttribute(name) ?? '');
  const longestFirst = data.toSorted((a, b) => b.length - a.length);
  const rest = (text: string) => longestFirst.reduce((left, each) => left.replaceAll(each, ''), text);
  return [...new Set(texts.filter((text) => /[aeiou]/i.test(rest(text))))];
}

/** Every text in the rows, as services send them. */
const dataOf = (rows: readonly object[]) => [
  ...new Set(
    rows
      .flatMap((row) => Object.values(row))
      .flat()
      .filter((value): value is string => typeof value === 'string' && value !== '')
      .flatMap((value) => [value, ...value.split(/(?=@)/)]),
  ),
];

const columnNames = [...adminColumns(), ...acquiredColumns()].map(({ header }) => header);

it.each([
  ['the feed', (source: ReturnType<typeof createMemorySource>) => <ReferralFeed source={source} />],
  [
    'the list of an agent',
    (source: ReturnType<typeof createMemorySource>) => (
      <AllReferralsScreen
        source={source}
        audience="agent"
        username="maya"
        rowAction="select"
        filters={['scope', 'claimed', 'date', 'state']}
      />
    ),
  ],
  [
    'the list of an admin',
    (source: ReturnType<typeof createMemorySource>) => (
      <AllReferralsScreen source={source} audience="admin" username={null} />
    ),
  ],
  [
    'acquired referrals',
    (source: ReturnType<typeof createMemorySource>) => (
      <AcquiredReferralsScreen source={source} username="maya" />
    ),
  ],
])(
  'hardcodes no text in %s',
  async (_name, content) => {
    const texts = await loadStretched();
    const source = createMemorySource();
    const { container } = render(
      <ClockProvider clock={clock}>
        <MessagesContext.Provider value={texts}>{content(source)}</MessagesContext.Provider>
      </ClockProvider>,
    );
    await waitFor(() => expect(container.querySelectorAll('tbody tr').length).toBeGreaterThan(2));
    for (const button of container.querySelectorAll<HTMLElement>('th button[aria-controls]'))
      await userEvent.click(button);
    const acquired = await source.acquired?.(
      { page: 0, size: 100 } as never,
      { signal: new AbortController().signal } as never,
    );
    expect(columnNames.length).toBeGreaterThan(10);
    expect(
      wiredIn(
        document.body,
        dataOf([...source.rows, ...(acquired && !acquired.unchanged ? acquired.page.rows : [])]),
      ),
    ).toEqual([]);
  },
  60_000,
);

it('hardcodes no text in the marketplace form and its review', async () => {
  const texts = await loadStretched();
  const marketplace = {
    ...buildMarketplace({ agencyId: null }),
    marketplaceName: 'NN',
    legalEntityName: 'LL',
    individualEmailRecipientSettings: [],
  };
  const gateway = createInMemoryMarketplaceGateway({ marketplaces: [marketplace] });
  const { container } = render(
    <ClockProvider clock={clock}>
      <MessagesContext.Provider value={texts}>
        <QueryClientProvider client={new QueryClient()}>
          <MarketplaceForm gateway={gateway} marketplaceId={marketplace.id} onCreated={() => {}} />
        </QueryClientProvider>
      </MessagesContext.Provider>
    </ClockProvider>,
  );
  await waitFor(() => expect(container.querySelectorAll('input').length).toBeGreaterThan(40));
  for (const row of container.querySelectorAll('[aria-expanded=false]')) await userEvent.click(row);
  const { Monday: monday } = texts(formCatalog.weekdayNames);
  await userEvent.click(screen.getByRole('checkbox', { name: monday }));
  await userEvent.click(screen.getByRole('button', { name: texts(formCatalog.changes).changes(1) }));
  await screen.findByRole('dialog');
  const { referralSources, industryCodes = [] } = sampleReference;
  const data = dataOf([marketplace, marketplace.riskAppetite ?? {}, ...referralSources, ...industryCodes]);
  // React Aria labels its dialogs' dismiss button in the language of `LocaleProvider`.
  expect(wiredIn(document.body, [...data, 'Dismiss'])).toEqual([]);
}, 60_000);

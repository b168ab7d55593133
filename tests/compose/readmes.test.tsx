// @vitest-environment jsdom
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import { createInMemoryInsightSource } from '@advantage/marketplace-insight/testing';
import { createMemorySource } from '@advantage/referrals/testing';
import { BrandProvider, Button, ClockProvider, createManualClock } from '@advantage/ui';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App as FlaggedApp } from './readme/feature-flags/App.tsx';
import { FlagsPage } from './readme/feature-flags/FlagsPage.tsx';
import { gateway as failingGateway } from './readme/feature-flags/failingSaves.ts';
import { stop } from './readme/live-list/orders.ts';
import { Seats } from './readme/live-list/Seats.tsx';
import { scheduler } from './readme/live-list/threeSeconds.ts';
import { EditMarketplace } from './readme/marketplace-form/EditMarketplace.tsx';
import { Priorities } from './readme/marketplace-insight/Priorities.tsx';
import { AllReferrals } from './readme/referrals/AllReferrals.tsx';
import { Feed } from './readme/referrals/Feed.tsx';
import { App } from './readme/ui/App.tsx';
import { acme } from './readme/ui/acme.ts';
import { OlderNewer } from './readme/ui/OlderNewer.tsx';

const folder = join(import.meta.dirname, 'readme');
const packages = join(import.meta.dirname, '../../packages');

/** Mocks `fetch`: responds with the body whose key ends the request's path. */
const answers = (bodies: Readonly<Record<string, unknown>>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = String(input instanceof Request ? input.url : input);
    const [, body] = Object.entries(bodies).find(([end]) => path.includes(end)) ?? [];
    return Response.json(body);
  });

const flag = { id: 1, name: 'saved-views', description: 'Views', enabled: true };

const show = (element: ReactNode) =>
  render(<ClockProvider clock={createManualClock('2026-11-20T16:24:00Z')}>{element}</ClockProvider>);

afterEach(() => vi.restoreAllMocks());

describe.each(readdirSync(folder))('the README of %s', (name) => {
  const readme = readFileSync(join(packages, name, 'README.md'), 'utf8');

  it.each(readdirSync(join(folder, name)))('quotes %s verbatim', (file) => {
    expect(readme).toContain(`(${file})\n${readFileSync(join(folder, name, file), 'utf8')}\`\`\``);
  });

  it('has no other tsx example', () => {
    const known = globSync('{readme/*,spanish}/*', { cwd: import.meta.dirname }).map((path) =>
      basename(path),
    );
    const titles = [...readme.matchAll(/^```tsx(?: \((.*)\))?$/gm)].map(([, title]) => title);
    expect(titles.filter((title) => !title || !known.includes(title))).toEqual([]);
  });
});

describe('the examples of the READMEs', () => {
  it('ui: a button in a brand', () => {
    show(<App />);
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('ui: a brand of two colors', () => {
    show(
      <BrandProvider brand={acme}>
        <Button>Save</Button>
      </BrandProvider>,
    );
    expect(screen.getByRole('button', { name: 'Save' }).closest('.acme-theme')).not.toBeNull();
  });

  it('ui: custom texts', () => {
    show(<OlderNewer />);
    expect(screen.getByRole('button', { name: 'Older' })).toBeVisible();
  });

  it('referrals: the feed', async () => {
    answers({ '': { content: [], totalElements: 0, numberOfElements: 0 } });
    show(<Feed />);
    expect(await screen.findByRole('columnheader', { name: 'Policy Type' })).toBeVisible();
  });

  it('referrals: a whole list', async () => {
    show(<AllReferrals source={createMemorySource()} />);
    expect((await screen.findAllByRole('button', { name: /^Claim Now/ }))[0]).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Assigned/ })).toBeNull();
  });

  it('marketplace-form: the form', async () => {
    show(<EditMarketplace gateway={createInMemoryMarketplaceGateway()} id="new" />);
    expect(await screen.findByRole('textbox', { name: /^Marketplace name/ })).toBeVisible();
  });

  it('marketplace-insight: the list with its insight figures', async () => {
    show(<Priorities gateway={createInMemoryMarketplaceGateway()} source={createInMemoryInsightSource()} />);
    expect(await screen.findByText('Harbor Point Insurance')).toBeVisible();
    expect(
      await screen.findByText(/^of the last \d+ referrals reach no marketplace$/, undefined, {
        timeout: 10_000,
      }),
    ).toBeVisible();
  });

  it('feature-flags: reading and managing a flag', async () => {
    answers({ 'feature-flag/saved-views': flag, 'feature-flag': [flag] });
    show(<FlaggedApp />);
    expect(await screen.findByText('Saved views')).toBeVisible();
    show(<FlagsPage />);
    expect(await screen.findByRole('switch')).toBeChecked();
  });

  it('feature-flags: an in-memory gateway that fails on demand', async () => {
    await expect(failingGateway.update(flag)).rejects.toThrow('Name is taken');
  });

  it('live-list: a list of seats', async () => {
    answers({ '/api/seats': [{ id: 'A1', price: 40, state: 'free' }] });
    show(<Seats hall="north" />);
    expect(await screen.findByText(/A1/)).toBeVisible();
  });

  it('live-list: a list without React, and a manual scheduler', () => {
    expect(stop).toBeTypeOf('function');
    stop();
    expect(scheduler.isVisible()).toBe(false);
  });
});

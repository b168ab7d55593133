// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Console, createConnection } from '@advantage/console-kit';
import { createMemorySession } from '@advantage/console-kit/testing';
import { createMemorySource, storyReferrals } from '@advantage/referrals/testing';
import { bridge, ClockProvider, createManualClock } from '@advantage/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGateways } from './kit/gateways.ts';

const folder = join(import.meta.dirname, 'kit');

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

it.each(readdirSync(folder))('%s is in the README of the console kit', (file) => {
  const readme = readFileSync(join(import.meta.dirname, '../../packages/console-kit/README.md'), 'utf8');
  expect(readme).toContain(`(${file})\n${readFileSync(join(folder, file), 'utf8')}\`\`\``);
});

it.each(['silent-check-sso.html', 'silent-check-sso.js'])(
  '%s in the README matches the console template',
  (file) => {
    const readme = readFileSync(join(import.meta.dirname, '../../packages/console-kit/README.md'), 'utf8');
    const template = join(import.meta.dirname, '../../packages/create-console/template/public');
    expect(readme).toContain(`(${file})\n${readFileSync(join(template, file), 'utf8')}\`\`\``);
  },
);

/** Opens the README's console as a user with the given role. */
function open(role: string, path: string, isClaiming = true) {
  const { session } = createMemorySession({ path, claims: { realm_access: { roles: [role] } } });
  void session.start();
  window.history.replaceState(null, '', path);
  const source = createMemorySource({ rows: storyReferrals.slice(0, 5) });
  render(
    <ClockProvider clock={createManualClock('2026-11-20T16:24:00Z')}>
      <Console
        load={() => import('./kit/application.tsx')}
        brand={bridge}
        session={session}
        gateways={{ referrals: isClaiming ? source : { ...source, claim: undefined } }}
        connection={createConnection()}
        onServerTime={() => {}}
      />
    </ClockProvider>,
  );
}

describe('a console built with the kit', () => {
  it('offers only the pages that the role allows, and explains a blocked one', async () => {
    open('ROLE_CONSOLE_PRODUCER', '/admin/marketplaces');
    await screen.findByText('This page is not available to your role.');
    const navigation = screen.getByRole('navigation');
    expect(within(navigation).getByRole('link', { name: 'All referrals' })).toBeVisible();
    expect(within(navigation).queryByRole('link', { name: 'Marketplaces' })).toBeNull();
  });

  it('shows the referrals of its source', async () => {
    open('ROLE_CONSOLE_PRODUCER', '/admin/all-referrals');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Claim Now/ })).not.toHaveLength(0));
  });

  it('offers no claiming if its source does not support it', async () => {
    open('ROLE_CONSOLE_PRODUCER', '/admin/all-referrals', false);
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3));
    expect(screen.queryByRole('button', { name: /^Claim Now/ })).toBeNull();
  });

  it('logs which gateway a page is missing', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    open('ROLE_CONSOLE_ADMIN', '/admin/marketplaces');
    await screen.findByText('This page could not be shown.');
    expect(error.mock.calls.flat().some((said) => String(said).includes('gateways.marketplaces'))).toBe(true);
  });
});

it('gateways can omit operations that a backend lacks', () => {
  const { session } = createMemorySession();
  const { referrals } = createGateways(session, createConnection());
  expect(referrals.claim).toBeUndefined();
});

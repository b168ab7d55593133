// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadOptions } from '@advantage/live-list';
import { type ReferralSource, SourceError } from '@advantage/referrals';
import { createMemorySource } from '@advantage/referrals/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WatchedList } from './failures.tsx';
import { HarborConsole } from './HarborConsole.tsx';
import { listLeads } from './ownData.ts';
import { createFlags, createReferrals, marketplaces, type SignedFetch } from './ports.ts';

const referral = (opportunityId: string, city: string) => ({
  opportunityId,
  opportunityType: 'CIR',
  marketplaceStatus: 'Available',
  addDate: new Date().toISOString(),
  marketplaceExpirationDate: new Date(Date.now() + 3_600_000).toISOString(),
  category: 'CL',
  dynamicPrice: 42,
  city,
  state: 'TX',
});
const page = {
  content: [referral('1', 'Austin'), referral('2', 'Waco')],
  totalElements: 2,
  numberOfElements: 2,
};
const flag = { id: 1, name: 'example-flag', description: 'Shows how a flag is read.', enabled: false };

const answerOf = (url: string): unknown => {
  if (url.includes('/flags/1')) return { ...flag, enabled: true };
  if (url.includes('/flags')) return [flag];
  return /\/referrals\/\d/.test(url) ? page.content[1] : page;
};
const fetch = vi.fn<SignedFetch>(async (url) => Response.json(answerOf(url)));

function open(path: string) {
  window.history.replaceState(null, '', path);
  const base = 'https://api.harbor.example';
  const ports = { referrals: createReferrals(base, fetch), flags: createFlags(base, fetch), marketplaces };
  return render(<HarborConsole {...ports} />);
}

beforeEach(() => {
  fetch.mockClear();
});

describe('your own console', () => {
  it('loads referrals from its own service and paths', async () => {
    open('/');
    expect(await screen.findAllByText('Austin, TX')).not.toHaveLength(0);
    expect(fetch.mock.calls[0]?.[0]).toMatch(
      /^https:\/\/api\.harbor\.example\/referrals\?page=0&size=25&sort=addDate/,
    );
  });

  it('keeps the open referral in the URL', async () => {
    open('/');
    const table = await screen.findByRole('table');
    const [row] = await within(table).findAllByText('Waco, TX');
    await userEvent.click(row ?? table);
    expect(await screen.findByRole('dialog', { name: 'Referral details' })).toBeInTheDocument();
    expect(window.location.search).toBe('?referral=2');
  });

  it('navigates between pages without a reload', async () => {
    open('/');
    await userEvent.click(await screen.findByRole('link', { name: 'Marketplaces' }));
    expect(await screen.findByRole('link', { name: /Harbor Point/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marketplaces');
    expect(window.location.pathname).toBe('/marketplaces');
  });

  it('switches a flag', async () => {
    open('/flags');
    await userEvent.click(await screen.findByRole('switch', { name: 'Enabled: example-flag' }));
    await waitFor(() =>
      expect(fetch).toHaveBeenCalledWith(
        expect.stringMatching(/\/flags\/1$/),
        expect.objectContaining({ method: 'POST' }),
      ),
    );
    expect(await screen.findByText('Feature flag example-flag updated successfully')).toBeInTheDocument();
  });

  it('BRD-8 has its own brand', async () => {
    const { container } = open('/flags');
    expect(container.querySelector('.harbor-theme')).not.toBeNull();
    // The wordmark and the label of the navigation.
    expect(await screen.findAllByText('Harbor')).toHaveLength(2);
  });
});

describe('pages of the guide', () => {
  const options: LoadOptions = { signal: new AbortController().signal };

  it.each([
    ['your-data.md', 'own/Leads.tsx'],
    ['your-data.md', 'ownData.ts'],
    ['failures.md', 'failures.tsx'],
  ])('%s quotes %s verbatim', (page, file) => {
    const text = readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8');
    expect(text).toContain(`(${file})\n${readFileSync(join(import.meta.dirname, file), 'utf8')}\`\`\``);
  });

  it('your-data.md reads the format of another service', async () => {
    const lead = {
      leadId: 7,
      receivedAt: '2026-11-20T16:04:05Z',
      isOpen: true,
      town: 'Waco',
      region: 'TX',
      policy: 'HOME',
      cents: 2800,
    };
    const answer = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValueOnce(Response.json({ leads: [lead], count: 40 }));
    const { page } = expectPage(await listLeads({ page: 1 }, options));
    expect(page).toMatchObject({ total: 40, rejected: 0 });
    expect(page.rows[0]).toMatchObject({ opportunityId: '7', city: 'Waco', dynamicPrice: 28 });
    answer.mockResolvedValueOnce(Response.json({ leads: 'none' }));
    await expect(listLeads({}, options)).rejects.toMatchObject({ kind: 'malformed' });
    answer.mockRestore();
  });

  it('failures.md reports a failed request, and rows that were left out', async () => {
    const report = vi.fn();
    const list = vi
      .fn<ReferralSource['list']>()
      .mockResolvedValueOnce({
        unchanged: false,
        page: {
          rows: [],
          total: 1,
          rejected: 1,
          problems: [{ path: 'addDate', code: 'invalid_type', count: 1 }],
        },
      })
      .mockRejectedValue(new SourceError('http', 'The service answered with status 503.', { status: 503 }));
    const { rerender } = render(<WatchedList source={{ ...createMemorySource(), list }} report={report} />);
    await waitFor(() =>
      expect(report).toHaveBeenCalledWith('Rows were left out', expect.objectContaining({ rejected: 1 })),
    );
    rerender(<WatchedList source={{ ...createMemorySource(), list }} report={report} />);
    await waitFor(() => expect(report).toHaveBeenCalledWith('A list failed', { kind: 'http', status: 503 }));
  });
});

/** Returns the answer as a new page; fails if it's unchanged. */
function expectPage(answer: Awaited<ReturnType<typeof listLeads>>) {
  if (answer.unchanged) throw new Error('The page is unchanged.');
  return answer;
}

describe('the guide', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/compose.md'), 'utf8');
  const blocks = [...guide.matchAll(/^```tsx? \((\S+)\)\n([\s\S]*?)^```$/gm)];
  const template = join(import.meta.dirname, '../../packages/create-console/template');

  it('quotes files of a created console verbatim', () => {
    const shown = blocks.filter(([, name]) => name?.startsWith('src/'));
    expect(shown.map(([, name]) => name)).toEqual([
      'src/brand.ts',
      'src/brand.ts',
      'src/pages.tsx',
      'src/navigation.ts',
    ]);
    for (const [, name = '', code] of shown)
      expect(readFileSync(join(template, name), 'utf8'), name).toContain(code);
  });

  it('quotes every file of this console verbatim', () => {
    const shown = blocks.filter(([, name]) => !name?.startsWith('src/'));
    expect(shown.map(([, name]) => name)).toEqual([
      'logo.ts',
      'own/referralsPage.tsx',
      'own/marketplacePage.tsx',
      'connected/gateways.ts',
      'connected/readOnly.ts',
      'connected/session.ts',
      'kit/texts.ts',
      'ScoredReferrals.tsx',
      'OwnTable.tsx',
      'ports.ts',
      'harbor.css.ts',
      'harbor.ts',
      'routing.ts',
      'HarborConsole.tsx',
    ]);
    for (const [, name = '', code] of shown)
      expect(code, name).toBe(readFileSync(join(import.meta.dirname, name), 'utf8'));
  });
});

// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Console, createConnection } from '@advantage/console-kit';
import { createMemorySession } from '@advantage/console-kit/testing';
import { ClockProvider, createSystemClock } from '@advantage/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { BrandSheet } from '../../packages/create-console/template/src/BrandSheet.tsx';
import { brand } from '../../packages/create-console/template/src/brand.ts';
import { createGateways } from '../../packages/create-console/template/src/gateways.ts';
import { createGateways as createConnectedGateways } from './connected/gateways.ts';
import { readOnly } from './connected/readOnly.ts';
import { session as connectedSession } from './connected/session.ts';

const source = join(import.meta.dirname, '../../packages/create-console');
let folder = '';
/** A copy of the repository's folders that the program reads. */
let repository = '';
let program = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-'));
  repository = mkdtempSync(join(tmpdir(), 'repository-'));
  const home = join(repository, 'packages/create-console');
  for (const part of ['src', 'template', 'package.json'])
    cpSync(join(source, part), join(home, part), { recursive: true });
  program = join(home, 'src/create.js');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(repository, { recursive: true });
});

/** Replaces the workspace versions, as packing does. */
function publish() {
  const file = join(repository, 'packages/create-console/package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('workspace:^', '^1.0.0'));
}

const create = (...args: readonly string[]) =>
  spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });

describe('npm create @advantage/console', () => {
  beforeEach(publish);

  it('creates a project with the given name and prints the next steps', () => {
    const { status, stdout, stderr } = create('north-console');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      'Created North Console. Start it with:\n\n  cd north-console\n  npm install && npm run dev\n\n',
    );
    const file = (name: string) => readFileSync(join(folder, 'north-console', name), 'utf8');
    expect(JSON.parse(file('package.json'))).toMatchObject({
      name: 'north-console',
      dependencies: { '@advantage/ui': '^1.0.0' },
    });
    expect(file('src/brand.ts')).toContain("name: 'North'");
    expect(file('src/brand.ts')).not.toContain('Harbor');
    expect(file('index.html')).toContain('<title>North Console</title>');
    expect(file('.gitignore')).toContain('node_modules');
  });

  it('accepts an empty folder', () => {
    mkdirSync(join(folder, 'harbor'));
    expect(create('harbor').status).toBe(0);
  });

  it.each([
    ['no name', [], /^The new console needs a name: npm create @advantage\/console harbor-console\n$/],
    ['two names', ['harbor', 'point'], /^Give one name, not 2: .+\n$/],
    ['a name that npm refuses', ['Harbor Point'], /^"Harbor Point" can't be the name: use lowercase .+\n$/],
    ['a path', ['../harbor'], /^"\.\.\/harbor" can't be the name: .+\n$/],
    ['an option', ['--help'], /^"--help" can't be the name: .+\n$/],
  ])('refuses %s with a one-line message and creates nothing', (_, args, reason) => {
    const { status, stdout, stderr } = create(...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(reason);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a non-empty folder or a file, and leaves both unchanged', () => {
    mkdirSync(join(folder, 'harbor'));
    writeFileSync(join(folder, 'harbor', 'notes'), 'Mine.');
    writeFileSync(join(folder, 'notes'), 'Mine.');
    for (const name of ['harbor', 'notes']) {
      const { status, stderr } = create(name);
      expect(status).toBe(1);
      expect(stderr).toBe(`The folder ${name} already exists and isn't empty. Choose another name.\n`);
    }
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(['harbor', 'harbor/notes', 'notes']);
  });
});

describe('the program in the repository, before a release', () => {
  it('makes the console use the packed packages', () => {
    mkdirSync(join(repository, 'packed'));
    for (const name of ['ui', 'live-list', 'console-kit', 'create-console'])
      writeFileSync(join(repository, 'packed', `advantage-${name}-0.0.0.tgz`), '');
    expect(create('north-console').stderr).toBe('');
    const file = (name: string) => readFileSync(join(folder, 'north-console', name), 'utf8');
    const { dependencies, resolutions } = JSON.parse(file('package.json'));
    const packed = (name: string) => `file:${join(realpathSync(repository), 'packed', name)}`;
    expect(dependencies).toMatchObject({
      '@advantage/ui': packed('advantage-ui-0.0.0.tgz'),
      '@advantage/live-list': packed('advantage-live-list-0.0.0.tgz'),
      '@advantage/console-kit': packed('advantage-console-kit-0.0.0.tgz'),
    });
    expect(dependencies).not.toHaveProperty('@advantage/create-console');
    expect(dependencies).toMatchObject(resolutions);
    expect(parse(file('pnpm-workspace.yaml'))).toEqual({
      allowBuilds: { esbuild: false },
      overrides: resolutions,
    });
  });

  it('says how to pack them, and creates nothing', () => {
    const { status, stderr } = create('north-console');
    expect([status, stderr]).toEqual([1, 'Pack the packages first: npx --yes pnpm@12 pack:packages\n']);
    expect(readdirSync(folder)).toEqual([]);
  });
});

/** Opens the created console as a user with the given role. */
function open(role: string, isClaiming = true) {
  window.history.replaceState(null, '', '/admin');
  const { session } = createMemorySession({ claims: { realm_access: { roles: [role] } } });
  void session.start();
  const connection = createConnection();
  const gateways = createGateways(session, connection);
  render(
    <ClockProvider clock={createSystemClock()}>
      <Console
        load={() => import('../../packages/create-console/template/src/application.ts')}
        brand={brand}
        session={session}
        gateways={isClaiming ? gateways : readOnly(gateways)}
        connection={connection}
        onServerTime={() => {}}
      />
    </ClockProvider>,
  );
}

describe('a created console', () => {
  it.each([
    ['ROLE_CONSOLE_PRODUCER', ['All referrals', 'To claim', 'Recent', 'Acquired']],
    ['ROLE_CONSOLE_ADMIN', ['All referrals', 'To claim', 'Recent', 'Marketplaces', 'Feature flags']],
  ])('lists only existing pages for %s', async (role, expected) => {
    open(role);
    const navigation = await screen.findByRole('navigation', { name: 'Main' });
    const labels = within(navigation)
      .getAllByRole('link')
      .map(({ textContent }) => textContent ?? '');
    expect(labels).toEqual(expected);
    for (const label of labels) {
      await userEvent.click(within(navigation).getByRole('link', { name: label }));
      const heading = await screen.findByRole('heading', { level: 1, name: new RegExp(`${label}$`) });
      expect(heading).toBeVisible();
      expect(screen.queryByText('This page is not available to your role.')).toBeNull();
    }
  });

  it('offers claiming if its source supports it', async () => {
    open('ROLE_CONSOLE_PRODUCER');
    expect(await screen.findAllByRole('button', { name: /^Claim Now/ })).not.toHaveLength(0);
  });

  it.each(['All referrals', 'To claim', 'Recent'])(
    'offers no claiming in %s if its source does not support it',
    async (label) => {
      open('ROLE_CONSOLE_PRODUCER', false);
      await userEvent.click(await screen.findByRole('link', { name: label }));
      await screen.findByRole('heading', { level: 1, name: label });
      await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(3));
      expect(screen.queryByRole('button', { name: /^(Claim|Talk) / })).toBeNull();
    },
  );

  it.each([true, false])(
    'offers claiming in an open referral only if its source supports it: %s',
    async (takes) => {
      open('ROLE_CONSOLE_PRODUCER', takes);
      const [row] = await within(await screen.findByRole('table')).findAllByText('Austin, TX');
      await userEvent.click(row ?? document.body);
      const details = await screen.findByRole('dialog', { name: 'Referral details' });
      expect(await within(details).findByText(/^Austin, TX/)).toBeVisible();
      expect(within(details).queryAllByRole('button', { name: /^Claim Now/ })).toHaveLength(takes ? 1 : 0);
    },
  );
});

describe('the brand of a created console', () => {
  const template = join(source, 'template');
  /** Runs `npm run contrast` in a copy of the template with another accent. */
  function contrast(change: (file: string, text: string) => string = (_, text) => text) {
    // Next to the template, so that packages resolve as they do in it.
    const copy = mkdtempSync(join(source, 'contrast-'));
    try {
      for (const file of ['src/brand.ts', 'src/theme.ts', 'scripts/contrast.js', 'package.json']) {
        mkdirSync(join(copy, file, '..'), { recursive: true });
        writeFileSync(join(copy, file), change(file, readFileSync(join(template, file), 'utf8')));
      }
      const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
      const [, ...args] = String(scripts.contrast).split(' ');
      return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    } finally {
      rmSync(copy, { recursive: true });
    }
  }

  it('proves its contrast with one command, closest pairs first', () => {
    const { status, stdout, stderr } = contrast();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^All \d{3} pairs have enough contrast\. The closest:\n {2} \d\.\d\d {2}of (3|4\.5) /m,
    );
  });

  it('says what was adjusted, and against which color', () => {
    const { status, stdout } = contrast((_, text) => text.replace('#0f5f66', '#ffe600'));
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Adjusted for contrast:\n {2}accent\.mark in light: #ffe600 became #\w{6}, for a contrast of 3 with bg\.canvas\.$/m,
    );
  });

  it('fails for a color that a host sets by hand and nobody can read', () => {
    const { status, stderr } = contrast((file, text) =>
      file === 'src/theme.ts' ? `${text}\ntokens.light.color.fg.muted = '#eeeeee';\n` : text,
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/^\d+ of \d+ pairs have too little contrast:\n.+light {2}fg\.muted on /);
  });

  it('refuses a misspelled color', () => {
    const { status, stderr } = contrast((_, text) => text.replace('primary:', 'first:'));
    expect(status).toBe(1);
    expect(stderr).toContain('deriveBrand: unknown option "first". Known: accent, primary,');
  });

  it('shows on a sheet, light and dark', async () => {
    render(<BrandSheet />);
    const button = screen.getByRole('button', { name: 'Claim Now ($28)' });
    expect(button.closest('.own-theme')).toHaveClass('light');
    await userEvent.click(screen.getByRole('switch', { name: 'Dark' }));
    expect(button.closest('.own-theme')).toHaveClass('dark');
  });
});

describe('a connected console', () => {
  it('calls its services with the token of the signed-in user', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
    const { session } = createMemorySession();
    await session.start();
    const { featureFlags } = createConnectedGateways(session, createConnection());
    expect(await featureFlags?.list()).toEqual({ flags: [], rejected: [] });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toMatch(/^https:\/\/api\.harbor\.example\//);
    expect(new Headers(init?.headers).get('Authorization')).toBe(`Bearer ${await session.getToken()}`);
    fetch.mockRestore();
  });

  it('creates its session in the "starting" state', async () => {
    expect(connectedSession.getState()).toEqual({ status: 'starting' });
  });
});

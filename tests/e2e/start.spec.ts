import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { nightly } from './fixtures.ts';
import { test, waitUntil } from './product.ts';

const ports = (first: number) => ({ CONSOLE_PORT: String(first), BACKEND_PORT: String(first + 1) });
const lines = (output: string) => output.trim().split('\n');

test.describe('start', () => {
  // Starting takes seconds, or half a minute on a busy machine.
  test.describe.configure({ timeout: 180_000 });

  test('prints addresses and demo sign-ins, and keeps its data after Ctrl-C', async ({
    startProduct,
    scratch,
  }) => {
    const database = join(scratch, 'data', 'advantage.sqlite');
    const env = { ...ports(4400), ADVANTAGE_DB: database };
    const first = startProduct(env);
    await waitUntil(() => first.output().includes('Ctrl-C'), 'the welcome');
    expect(first.output()).toContain('http://127.0.0.1:4400/public-referrals');
    expect(first.output()).toContain('advantage-demo');
    expect(first.output()).toMatch(/bridge-carrier\s+Bridge carrier/);
    const page = await fetch(
      'http://127.0.0.1:4401/api/v1/marketplace-opportunities?size=1&sort=addDate,asc',
    );
    const oldest = (await page.json()).content[0].opportunityId;
    first.process.kill('SIGINT');
    expect(await first.exited).toBe(0);
    expect(statSync(database).size).toBeGreaterThan(100_000);

    const second = startProduct(env);
    await waitUntil(() => second.output().includes('Ctrl-C'), 'the welcome');
    const again = await fetch(
      'http://127.0.0.1:4401/api/v1/marketplace-opportunities?size=1&sort=addDate,asc',
    );
    expect((await again.json()).content[0].opportunityId).toBe(oldest);
    second.process.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  });

  test('BCK-12 generates new referrals while it runs', nightly, async ({ startProduct, scratch }) => {
    const product = startProduct({
      ...ports(4405),
      ADVANTAGE_DB: join(scratch, 'a.sqlite'),
      ADVANTAGE_SIMULATOR: 'on',
    });
    await waitUntil(() => product.output().includes('Ctrl-C'), 'the welcome');
    const newest = async () => {
      const page = await fetch(
        'http://127.0.0.1:4406/api/v1/marketplace-opportunities?size=1&sort=addDate,desc',
      );
      return (await page.json()).content[0].opportunityId;
    };
    const first = await newest();
    await waitUntil(async () => (await newest()) !== first, 'a referral to come');
    product.process.kill('SIGINT');
    expect(await product.exited).toBe(0);
  });

  test('restarts a killed backend', async ({ startProduct, scratch }) => {
    const product = startProduct({ ...ports(4410), ADVANTAGE_DB: join(scratch, 'a.sqlite') });
    await waitUntil(() => product.output().includes('Ctrl-C'), 'the welcome');
    const health = () =>
      fetch('http://127.0.0.1:4411/openapi.json').then(
        ({ ok }) => ok,
        () => false,
      );
    const { execFileSync } = await import('node:child_process');
    const pid = Number(execFileSync('pgrep', ['-P', String(product.process.pid)], { encoding: 'utf8' }));
    process.kill(pid, 'SIGKILL');
    await waitUntil(() => product.output().includes('Starting it again'), 'the notice');
    await waitUntil(health, 'the backend to answer again');
    product.process.kill('SIGINT');
    expect(await product.exited).toBe(0);
  });

  test('reports a port in use in one line', async ({ startProduct }) => {
    const squatter = createServer().listen(4420, '127.0.0.1');
    const product = startProduct({ ...ports(4420), ADVANTAGE_DB: ':memory:' });
    expect(await product.exited).toBe(1);
    squatter.close();
    expect(lines(product.output())).toEqual([
      'Port 4420 is already in use. Stop the program that uses it, or set another port with CONSOLE_PORT.',
    ]);
  });

  test('reports an invalid port in one line', async ({ startProduct }) => {
    const product = startProduct({ CONSOLE_PORT: 'eighty' });
    expect(await product.exited).toBe(1);
    expect(lines(product.output())).toEqual([
      "CONSOLE_PORT must be a whole number from 1 to 65535, not 'eighty'.",
    ]);
  });

  test('reports a file that is not a database, without a stack trace', async ({ startProduct, scratch }) => {
    const file = join(scratch, 'letters.sqlite');
    writeFileSync(file, 'Dear reader, this is not a database. '.repeat(50));
    const product = startProduct({ ...ports(4430), ADVANTAGE_DB: file });
    expect(await product.exited).toBe(1);
    expect(product.output()).toContain(file);
    expect(product.output()).not.toMatch(/^\s+at /m);
    expect(lines(product.output()).length).toBeLessThanOrEqual(2);
  });

  test('reports a folder that it cannot create', async ({ startProduct, scratch }) => {
    const file = join(scratch, 'a-file');
    writeFileSync(file, '');
    const database = join(file, 'deep', 'a.sqlite');
    const product = startProduct({ ...ports(4440), ADVANTAGE_DB: database });
    expect(await product.exited).toBe(1);
    expect(lines(product.output())).toHaveLength(1);
    expect(product.output()).toContain(database);
  });
});

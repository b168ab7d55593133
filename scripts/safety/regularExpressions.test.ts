import { join } from 'node:path';
import { checkSync } from 'recheck';
import { describe, expect, it, vi } from 'vitest';
import { defaultAuthHeaders } from '../../packages/console-kit/src/gateways/authHeaders.ts';
import { expressionsIn, findExpressions, packagesFolder } from './regularExpressions.ts';

process.env.RECHECK_BACKEND = 'pure';

/** The number of characters read is limited, not the time, so that a busy machine gets the same result. */
const limits = {
  timeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  attackLimit: 10_000_000,
} as const;

/** Returns how much work an expression can cause in the worst case. */
function verdict(source: string, flags = ''): string {
  const found = checkSync(source, flags, limits);
  return found.status === 'vulnerable' ? found.complexity.summary : found.status;
}

/** Returns the expressions that a module and its imports create while loading. */
async function madeOnLoading(file: string): Promise<readonly RegExp[]> {
  const expressions: RegExp[] = [];
  const construct = (target: typeof RegExp, given: readonly unknown[]) => {
    const expression: RegExp = Reflect.construct(target, given);
    expressions.push(expression);
    return expression;
  };
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }));
  vi.resetModules();
  await import(/* @vite-ignore */ join(packagesFolder, file));
  vi.unstubAllGlobals();
  return expressions;
}

const { written, made } = findExpressions();

describe('regular expressions', () => {
  it('I5 are all found in the source', () => {
    expect(written.length).toBeGreaterThan(50);
    const text = ['const a = "y"; <b>{/x/g.test(new RegExp(`', '{a}+`, "u"))}</b>; RegExp(d);'].join('$');
    expect(expressionsIn('a.tsx', text)).toEqual({
      written: [
        { pattern: 'x', flags: 'g' },
        { pattern: 'y+', flags: 'u' },
      ],
      makes: true,
    });
    expect(expressionsIn('a.ts', text.slice(0, 14)).makes).toBe(false);
  });

  it('I5 are reported when slow', () => {
    expect(verdict('^(a+)+$')).toMatch(/^exponential/);
    expect(verdict('\\s+$')).toMatch(/^2nd degree/);
  });

  it('I5 are fast for any input in every package', { timeout: 120_000 }, () => {
    const slow = written
      .map(({ source, flags, files }) => [`/${source}/${flags}`, verdict(source, flags), files] as const)
      .filter(([, found]) => found !== 'safe');
    expect(slow).toEqual([]);
  });

  it('I5 are fast for any input when built from strings at load time', async () => {
    const late: string[] = [];
    const slow: string[] = [];
    for (const file of made) {
      const expressions = await madeOnLoading(file);
      if (expressions.length === 0) late.push(file);
      slow.push(...expressions.filter(({ source, flags }) => verdict(source, flags) !== 'safe').map(String));
    }
    expect(slow).toEqual([]);
    // The configuration's header table is read later.
    expect(late).toEqual([
      'console-app/src/config/fieldChecks.ts',
      'console-kit/src/gateways/authHeaders.ts',
    ]);
    for (const { pattern } of defaultAuthHeaders) expect(verdict(pattern), pattern).toBe('safe');
  });
});

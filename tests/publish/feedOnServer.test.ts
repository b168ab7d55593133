import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { published } from '../../scripts/publish/measure.ts';

const modules = join(import.meta.dirname, '../../node_modules');

/** Renders the published feed on a server with React 18 or 19. Returns the markup and React's warnings. */
function rendered(suffix: string): { readonly markup: string; readonly complaints: readonly string[] } {
  const urls = Object.fromEntries(
    [...published]
      .filter(([, file]) => file.endsWith('.js'))
      .map(([name, file]) => [name, pathToFileURL(file).href]),
  );
  const code = `
    import { createRequire, registerHooks } from 'node:module';
    import { pathToFileURL } from 'node:url';
    const published = ${JSON.stringify(urls)};
    const require = createRequire(${JSON.stringify(join(modules, 'x.js'))});
    const react = (name) => name.replace(/^react(-dom)?(?=\\/|$)/, (found) => found + '${suffix}');
    registerHooks({
      resolve: (name, context, next) => {
        if (published[name]) return { url: published[name], shortCircuit: true };
        if ('${suffix}' && /^react(-dom)?(\\/|$)/.test(name))
          return { url: pathToFileURL(require.resolve(react(name))).href, shortCircuit: true };
        return next(name, context);
      },
    });
    const complaints = [];
    console.error = console.warn = (...words) => complaints.push(words.join(' '));
    const { createElement, version } = await import('react');
    const { renderToString } = await import('react-dom/server');
    const { ReferralFeed } = await import('@advantage/referrals/feed');
    const { ReferralFeedEmbed } = await import('@advantage/referrals/element/react');
    const props = { src: 'https://referrals.example.com' };
    const markup = [ReferralFeed, ReferralFeedEmbed].map((part) => renderToString(createElement(part, props)));
    process.stdout.write(JSON.stringify({ version, markup: markup.join(''), complaints }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  );
}

it.each([
  ['19', ''],
  ['18', '-18'],
])('T9 renders the frame of the feed on a React %s server without errors or warnings', (major, suffix) => {
  const { markup, complaints, ...facts } = rendered(suffix);
  expect(facts).toMatchObject({ version: expect.stringMatching(`^${major}\\.`) });
  expect(markup).toContain('aria-label="Insurance Referral Feed"');
  expect(markup).toContain('<referral-feed></referral-feed>');
  expect(markup).not.toMatch(/\sstyle=/);
  expect(complaints).toEqual([]);
});

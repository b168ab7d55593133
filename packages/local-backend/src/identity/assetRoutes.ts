import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IdentityApp } from './context.ts';
import { assetsPath } from './pages/layout.ts';

const css = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

const files: Readonly<Record<string, { readonly type: string; readonly url: string }>> = {
  'roles.css': { type: css, url: new URL('pages/assets/roles.css', import.meta.url).href },
  'page.css': { type: css, url: new URL('pages/assets/page.css', import.meta.url).href },
  'sign-in.js': { type: script, url: new URL('pages/assets/sign-in.js', import.meta.url).href },
  'session-frame.js': { type: script, url: new URL('pages/assets/session-frame.js', import.meta.url).href },
  'cookie-step-1.js': { type: script, url: new URL('pages/assets/cookie-step-1.js', import.meta.url).href },
  'cookie-step-2.js': { type: script, url: new URL('pages/assets/cookie-step-2.js', import.meta.url).href },
  'inter.woff2': {
    type: 'font/woff2',
    url: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  },
};

/** Serves the style sheets, scripts and font of the pages. */
export function serveAssets(app: IdentityApp): void {
  for (const [name, { type, url }] of Object.entries(files)) {
    const content = readFileSync(fileURLToPath(url));
    app.get(`${assetsPath}/${name}`, (context) =>
      context.body(content, 200, { 'content-type': type, 'cache-control': 'no-cache' }),
    );
  }
}

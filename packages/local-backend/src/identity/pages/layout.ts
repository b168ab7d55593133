import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as en from '../../messages/en.ts';
import { realmPath } from '../realm.ts';
import { type Html, html, trusted } from './html.ts';

/** Brand of a page: that of the console which the user comes from. */
export type PageBrand = 'bridge' | 'advantage';

const directoryHost = /(^|\.)trustedchoice\.[^.]+$/;

/** Returns the brand of a host name. */
export const brandOfHost = (hostname: string): PageBrand =>
  directoryHost.test(hostname) ? 'advantage' : 'bridge';

/** Base path of the style sheets, scripts and font of the pages. */
export const assetsPath = `${realmPath}/assets`;

const wordmarks: Readonly<Record<PageBrand, Html>> = {
  bridge: trusted(readFileSync(join(import.meta.dirname, 'assets/bridge.svg'), 'utf8')),
  advantage: trusted(readFileSync(join(import.meta.dirname, 'assets/advantage.svg'), 'utf8')),
};

interface Page {
  readonly title: string;
  readonly brand: PageBrand;
  /** Number of columns. */
  readonly columns: 'one' | 'two';
  readonly content: Html;
  /** File name of the page's script. Default none. */
  readonly script?: string;
}

/** Renders a complete page of the identity provider. */
export const layout = ({ title, brand, columns, content, script }: Page): string =>
  html`<!doctype html>
<html lang="en" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assetsPath}/roles.css">
<link rel="stylesheet" href="${assetsPath}/page.css">
${script === undefined ? undefined : html`<script type="module" src="${assetsPath}/${script}"></script>`}
</head>
<body>
<header class="site-header">${wordmarks[brand]}</header>
<main class="${columns}">
${content}
</main>
<footer class="site-footer">${en.signInPages.footer}</footer>
</body>
</html>
`.markup;

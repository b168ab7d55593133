import * as en from '../../messages/en.ts';
import { html, trusted } from './html.ts';
import { icon } from './icons.ts';
import { layout, type PageBrand } from './layout.ts';

interface PageLink {
  readonly href: string;
  readonly label: string;
}

/**
 * Renders a page that explains an error, with an optional link to continue. `requestId` identifies the request in the
 * log.
 */
export const errorPage = (
  message: string,
  brand: PageBrand = 'bridge',
  way?: PageLink,
  requestId?: string,
): string =>
  layout({
    title: en.signInPages.failed,
    brand,
    columns: 'one',
    content: html`<section class="stack">
<h1>${trusted(en.signInPages.failed)}</h1>
<div class="notice critical" role="alert">${icon('warning', 20)}<div>${message}</div></div>
${requestId && html`<p>${en.signInPages.requestId(requestId)}</p>`}
${way && html`<a class="button" href="${way.href}">${way.label}</a>`}
</section>`,
  });

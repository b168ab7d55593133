import * as en from '../../messages/en.ts';
import { html } from './html.ts';
import { layout, type PageBrand } from './layout.ts';

/** Renders a page that confirms sign-out, for requests that nothing proves to come from the console. */
export const confirmSignOutPage = (
  brand: PageBrand,
  action: string,
  proof: string,
  returnTo: string | undefined,
): string =>
  layout({
    title: en.signInPages.signOut,
    brand,
    columns: 'one',
    content: html`<section>
<h1>${en.signInPages.confirmSignOut}</h1>
<p class="lead">${en.signInPages.signedIn}</p>
<form class="stack" method="post" action="${action}">
<input type="hidden" name="proof" value="${proof}">
${returnTo && html`<input type="hidden" name="post_logout_redirect_uri" value="${returnTo}">`}
<button class="button">${en.signInPages.signOut}</button>
</form>
</section>`,
  });

/** Renders a page that says that the user is signed out, for requests without a page to return to. */
export const signedOutPage = (brand: PageBrand): string =>
  layout({
    title: en.signInPages.signedOut,
    brand,
    columns: 'one',
    content: html`<section><h1>${en.signInPages.signedOut}</h1><p class="lead">${en.signInPages.closePage}</p></section>`,
  });

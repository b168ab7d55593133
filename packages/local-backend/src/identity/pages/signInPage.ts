import { demoPassword, type Person, people, roleOf } from '../../access/people.ts';
import type { ConsoleRole } from '../../access/roles.ts';
import * as en from '../../messages/en.ts';
import { type Html, html } from './html.ts';
import { icon } from './icons.ts';
import { layout, type PageBrand } from './layout.ts';

const roleLabels: Readonly<Record<ConsoleRole, string>> = {
  admin: en.signInPages.admin,
  'agency-admin': en.signInPages.agencyAdmin,
  producer: en.signInPages.producer,
  carrier: en.signInPages.carrier,
};

interface SignInState {
  readonly brand: PageBrand;
  readonly username: string;
  readonly password: string;
  /** Error message of the last attempt. Default none. */
  readonly error?: string;
}

function personButton(person: Person): Html {
  const role = roleOf(person);
  return html`<li><button class="person" name="username" value="${person.username}">
<span class="avatar">${icon('user', 16)}</span>
<span class="who"><b>${person.username}</b><small>${person.agencyName}</small></span>
${role && html`<span class="badge">${roleLabels[role]}</span>`}<span class="person-mark">${icon('right', 16)}</span>
</button></li>`;
}

const credentials = ({ username, password, error }: SignInState): Html => {
  const invalid = error ? html` aria-invalid="true" aria-describedby="error"` : undefined;
  return html`<section aria-labelledby="title">
<h1 id="title">${en.signInPages.signIn}</h1>
${error && html`<div class="notice critical" role="alert" id="error">${icon('warning', 20)}<div>${error}</div></div>`}
<form class="stack" method="post">
<div class="field"><label for="username">${en.signInPages.username}</label>
<input id="username" name="username" value="${username}" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus${invalid}></div>
<div class="field"><label for="password">${en.signInPages.password}</label>
<div class="with-button"><input id="password" name="password" value="${password}" type="password" autocomplete="current-password" required${invalid}>
<button class="icon-button" id="reveal" type="button" aria-label="${en.signInPages.showPassword}" aria-pressed="false" hidden>${icon('eye', 18)}</button></div></div>
<button class="button" id="submit">${en.signInPages.signIn}</button>
</form>
<div class="notice">${icon('info', 20)}<div>${en.signInPages.accountsHint}</div></div>
</section>`;
};

const demoPeople = html`<section class="card" aria-labelledby="people-title">
<div class="card-head"><h2 id="people-title">${en.signInPages.demoPeople}</h2>
<span class="password">${en.signInPages.password} <b>${demoPassword}</b></span>
<button class="icon-button" id="copy" type="button" aria-label="${en.signInPages.copyPassword}" data-password="${demoPassword}" hidden>${icon('copy', 16)}</button></div>
<form id="people" method="get"><ul>
${people.map(personButton)}
</ul></form>
<p class="said" id="said" role="status" data-copied="${en.signInPages.passwordCopied}"></p>
</section>`;

/** Renders the sign-in page: the form, and the demo users whose buttons fill it in. */
export const signInPage = (state: SignInState): string =>
  layout({
    title: en.signInPages.signIn,
    brand: state.brand,
    columns: 'two',
    script: 'sign-in.js',
    content: html`${credentials(state)}
${demoPeople}`,
  });

import { timingSafeEqual } from 'node:crypto';
import { errors } from 'oidc-provider';
import { demoPassword, type Person, personNamed } from '../access/people.ts';
import { readFormBody } from '../http/body.ts';
import { consoleOnSameHost } from '../http/origins.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import { brandOf, type IdentityApp, type IdentityContext, type IdentityWorld, ownOrigin } from './context.ts';
import { pageAnswer } from './headers.ts';
import { errorPage } from './pages/errorPage.ts';
import { signInPage } from './pages/signInPage.ts';
import { signInPath } from './provider.ts';

const isDemoPassword = (given: string) => {
  const expected = Buffer.from(demoPassword);
  const actual = Buffer.from(given);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

/** Returns the user, or the error message to show. */
function checkCredentials(username: string, password: string): Person | string {
  if (username === '') return en.signInPages.usernameMissing;
  if (password === '') return en.signInPages.passwordMissing;
  const person = personNamed(username);
  if (person === undefined || !isDemoPassword(password)) return en.signInPages.wrongPassword;
  return person;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Returns the sign-in that this browser has started, or undefined if it has expired. */
async function begunSignIn({ providerOf }: IdentityWorld, context: IdentityContext) {
  const { incoming, outgoing } = context.env;
  try {
    return await providerOf(context).interactionDetails(incoming, outgoing);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

function expired({ origins }: IdentityWorld, context: IdentityContext) {
  const way = { href: consoleOnSameHost(ownOrigin(context), origins), label: en.signInPages.back };
  const page = errorPage(en.signInPages.expired, brandOf(context), way);
  return pageAnswer(context, origins, page, 400);
}

/** Serves the sign-in page and its form. */
export function serveSignIn(app: IdentityApp, world: IdentityWorld): void {
  const { origins, providerOf } = world;
  const path = signInPath(':uid');

  app.get(path, async (context) => {
    const begun = await begunSignIn(world, context);
    if (begun === undefined) return expired(world, context);
    const chosen = personNamed(context.req.query('username') ?? '');
    const username = chosen?.username ?? textOf(begun.params.login_hint);
    const password = chosen === undefined ? '' : demoPassword;
    return pageAnswer(context, origins, signInPage({ brand: brandOf(context), username, password }));
  });

  app.post(path, async (context) => {
    const origin = context.req.header('origin');
    if (origin !== undefined && origin !== ownOrigin(context))
      throw new Problem(403, en.signInPages.wrongPage);
    if ((await begunSignIn(world, context)) === undefined) return expired(world, context);
    const form = await readFormBody(context.req);
    const username = textOf(form.username);
    const person = checkCredentials(username, textOf(form.password));
    if (typeof person === 'string') {
      const state = { brand: brandOf(context), username, password: '', error: person };
      return pageAnswer(context, origins, signInPage(state));
    }
    const { incoming, outgoing } = context.env;
    const result = { login: { accountId: person.id, amr: ['pwd'] } };
    return context.redirect(await providerOf(context).interactionResult(incoming, outgoing, result), 303);
  });
}

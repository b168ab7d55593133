import { timingSafeEqual } from 'node:crypto';
import { errors } from 'oidc-provider';
import { demoPassword, findPersonByUsername, type Person } from '../access/people.ts';
import { readFormBody } from '../http/body.ts';
import { consoleOnSameHost } from '../http/origins.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import {
  brandOf,
  type IdentityApp,
  type IdentityContext,
  type IdentityDependencies,
  ownOrigin,
} from './context.ts';
import { pageResponse } from './headers.ts';
import { errorPage } from './pages/errorPage.ts';
import { brandOfHost } from './pages/layout.ts';
import { signInPage } from './pages/signInPage.ts';
import { signInPath } from './provider.ts';

const isDemoPassword = (candidate: string) => {
  const expected = Buffer.from(demoPassword);
  const actual = Buffer.from(candidate);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

/** Returns the user, or the error message to show. */
function checkCredentials(username: string, password: string): Person | string {
  if (username === '') return en.signInPages.usernameMissing;
  if (password === '') return en.signInPages.passwordMissing;
  const person = findPersonByUsername(username);
  if (person === undefined || !isDemoPassword(password)) return en.signInPages.wrongPassword;
  return person;
}

const toTrimmedText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Returns the sign-in that this browser has started, or undefined if it has expired. */
async function getInteraction({ getProvider }: IdentityDependencies, context: IdentityContext) {
  const { incoming, outgoing } = context.env;
  try {
    return await getProvider(context).interactionDetails(incoming, outgoing);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

const consoleUrl = ({ origins }: IdentityDependencies, context: IdentityContext) =>
  `${consoleOnSameHost(ownOrigin(context), origins)}/admin`;

type Interaction = NonNullable<Awaited<ReturnType<typeof getInteraction>>>;

/** The brand of the console that sent the user here, whichever host this page has. */
const brandOfSender = ({ params }: Interaction) => brandOfHost(new URL(String(params.redirect_uri)).hostname);

function expired(world: IdentityDependencies, context: IdentityContext) {
  const { origins } = world;
  const backLink = { href: consoleUrl(world, context), label: en.signInPages.back };
  const page = errorPage(en.signInPages.expired, brandOf(context), backLink);
  return pageResponse(context, origins, page, 400);
}

/** Serves the sign-in page and its form. */
export function serveSignIn(app: IdentityApp, world: IdentityDependencies): void {
  const { origins, getProvider } = world;
  const path = signInPath(':uid');

  app.get(path, async (context) => {
    const interaction = await getInteraction(world, context);
    // Back leads here after sign-in. The console then continues, or starts a new sign-in.
    if (interaction === undefined) return context.redirect(consoleUrl(world, context), 303);
    const chosen = findPersonByUsername(context.req.query('username') ?? '');
    const username = chosen?.username ?? toTrimmedText(interaction.params.login_hint);
    const password = chosen === undefined ? '' : demoPassword;
    return pageResponse(
      context,
      origins,
      signInPage({ brand: brandOfSender(interaction), username, password }),
    );
  });

  app.post(path, async (context) => {
    const origin = context.req.header('origin');
    if (origin !== undefined && origin !== ownOrigin(context))
      throw new Problem(403, en.signInPages.wrongPage);
    const interaction = await getInteraction(world, context);
    if (interaction === undefined) return expired(world, context);
    const form = await readFormBody(context.req);
    const username = toTrimmedText(form.username);
    const person = checkCredentials(username, toTrimmedText(form.password));
    if (typeof person === 'string') {
      const state = { brand: brandOfSender(interaction), username, password: '', error: person };
      return pageResponse(context, origins, signInPage(state));
    }
    const { incoming, outgoing } = context.env;
    const result = { login: { accountId: person.id, amr: ['pwd'] } };
    return context.redirect(await getProvider(context).interactionResult(incoming, outgoing, result), 303);
  });
}

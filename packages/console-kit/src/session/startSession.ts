import { session as sessionTexts } from '../messages/en.ts';
import { inspectCallback } from './callback.ts';
import type { SessionParts } from './sessionParts.ts';
import { announceFinishedSignOut } from './signOut.ts';
import { TimeoutError, withTimeout } from './withTimeout.ts';

/** Ends a failed sign-in, with an error message for the user. */
function fail({ client, store }: SessionParts, message: string, reason: unknown) {
  store.setState({ status: 'failed', message });
  client.clear();
  store.emit({ type: 'authError', error: reason instanceof Error ? reason.message : String(reason) });
}

/** Signs in without user interaction. The response is checked like any other before it's trusted. */
async function trySilentSignIn({ client, environment, expectedIssuer }: SessionParts): Promise<void> {
  const callbackUrl = await environment.silentSignIn(await client.createCallbackLoginUrl({ silently: true }));
  if (inspectCallback(new URL(callbackUrl), expectedIssuer).kind === 'answer')
    await client.accept(callbackUrl);
}

/** Runs the client. Returns the cause of a failure, except in a silent attempt: then the user just isn't signed in. */
async function runClient(
  parts: SessionParts,
  silently: boolean,
): Promise<{ readonly cause: unknown } | undefined> {
  const { client } = parts;
  const run = async () => {
    await client.start();
    if (silently) await trySilentSignIn(parts);
  };
  try {
    await withTimeout(run(), sessionTexts.noAnswer);
  } catch (cause) {
    if (!silently) return { cause };
    client.clear();
  }
  return undefined;
}

async function openSession(parts: SessionParts, hasAnswer: boolean) {
  const { client, environment, store, profile, returnPaths, watch } = parts;
  watch.open();
  try {
    const loaded = await profile.load();
    const tokens = client.getTokens();
    if (hasAnswer) environment.replaceUrl(returnPaths.take());
    if (tokens) store.setState({ status: 'signedIn', claims: tokens.claims, profile: loaded });
    store.emit({ type: 'ready', authenticated: tokens !== undefined });
  } catch (cause) {
    fail(parts, sessionTexts.profileFailed, cause);
  }
}

async function start(parts: SessionParts): Promise<void> {
  const { client, environment, store, identity, loopGuard, expectedIssuer, watch } = parts;
  const url = environment.getUrl();
  const callback = inspectCallback(url, expectedIssuer);
  if (environment.isReload()) loopGuard.reset();
  announceFinishedSignOut(environment);
  environment.onRestored(() => {
    // Back from the sign-in server: this page was leaving, so it starts over.
    if (store.getState().status === 'leaving') environment.navigate(url.pathname + url.search);
  });
  if (callback.kind === 'refused') environment.replaceUrl(url.pathname + url.search);
  const failure = await runClient(parts, callback.kind === 'none' && (await watch.mayUseFrames()));
  if (callback.kind === 'refused') return fail(parts, sessionTexts.answerRefused, callback.reason);
  if (failure) {
    const isLate = failure.cause instanceof TimeoutError;
    return fail(parts, isLate ? sessionTexts.noAnswer : sessionTexts.signInFailed, failure.cause);
  }
  const problem = identity.validate('signIn');
  if (problem !== undefined) return fail(parts, sessionTexts.answerRefused, problem);
  if (!client.getTokens()) {
    store.setState({ status: 'signedOut' });
    return store.emit({ type: 'ready', authenticated: false });
  }
  await openSession(parts, callback.kind === 'answer');
  if (store.getState().status === 'signedIn') void watch.monitor();
}

/** Creates `start`, which starts the session once even if called repeatedly (React mounts twice in StrictMode). */
export function createStart(parts: SessionParts): () => Promise<void> {
  let started: Promise<void> | undefined;
  return () => {
    started ??= start(parts).catch((cause: unknown) => fail(parts, sessionTexts.accessValidation, cause));
    return started;
  };
}

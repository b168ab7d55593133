import { session as sessionTexts } from '../messages/en.ts';
import { type Callback, inspectCallback } from './callback.ts';
import type { SessionParts } from './sessionParts.ts';
import { announceFinishedSignOut } from './signOut.ts';
import { TimeoutError, withTimeout } from './withTimeout.ts';

/** Why sign-in failed: a message for the user, and the cause. */
interface Problem {
  readonly message: string;
  readonly cause: unknown;
}

/** Ends a failed sign-in. */
function fail({ client, store }: SessionParts, { message, cause }: Problem) {
  store.setState({ status: 'failed', message });
  client.clear();
  store.emit({ type: 'authError', error: cause instanceof Error ? cause.message : String(cause) });
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
    fail(parts, { message: sessionTexts.profileFailed, cause });
  }
}

/** Processes the response in the URL, or signs in silently. Returns why the user can't be signed in. */
async function processResponse(parts: SessionParts, callback: Callback): Promise<Problem | undefined> {
  const failure = await runClient(parts, callback.kind === 'none' && (await parts.watch.mayUseFrames()));
  if (callback.kind === 'refused') return { message: sessionTexts.answerRefused, cause: callback.reason };
  if (failure) {
    const isLate = failure.cause instanceof TimeoutError;
    return { message: isLate ? sessionTexts.noAnswer : sessionTexts.signInFailed, cause: failure.cause };
  }
  const cause = parts.identity.validate('signIn');
  return cause === undefined ? undefined : { message: sessionTexts.answerRefused, cause };
}

async function start(parts: SessionParts): Promise<void> {
  const { client, environment, store, returnPaths, loopGuard, expectedIssuer, watch } = parts;
  const url = environment.getUrl();
  const path = url.pathname + url.search;
  const callback = inspectCallback(url, expectedIssuer);
  if (environment.isRevisit()) loopGuard.reset();
  announceFinishedSignOut(environment);
  environment.onRestored(() => {
    loopGuard.reset();
    // Back from the sign-in server: this page was leaving, so it starts over.
    if (store.getState().status === 'leaving') environment.redirect(path);
  });
  const isAwaited = callback.kind === 'none' || loopGuard.isAwaiting(callback.state);
  if (callback.kind === 'refused') environment.replaceUrl(path);
  const problem = await processResponse(parts, callback);
  if (problem && isAwaited) return fail(parts, problem);
  // Nobody waits for an outdated or bookmarked response: it counts as none, and sign-in starts over.
  if (problem) client.clear();
  if (client.getTokens()) await openSession(parts, callback.kind === 'answer');
  else {
    if (callback.kind !== 'none') environment.replaceUrl(returnPaths.take(path));
    store.setState({ status: 'signedOut' });
    store.emit({ type: 'ready', authenticated: false });
  }
  if (store.getState().status === 'signedIn') void watch.monitor();
}

/** Creates `start`, which starts the session once even if called repeatedly (React mounts twice in StrictMode). */
export function createStart(parts: SessionParts): () => Promise<void> {
  let started: Promise<void> | undefined;
  return () => {
    started ??= start(parts).catch((cause: unknown) =>
      fail(parts, { message: sessionTexts.accessValidation, cause }),
    );
    return started;
  };
}

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentSignIn } from './callbackPage.ts';
import { monitorSession } from './sessionMonitor.ts';
import { probeThirdPartyCookies } from './thirdPartyCookies.ts';

const realmUrl = 'https://login.example.com/realms/advantage';
const server = 'https://login.example.com';

type Forgery = (frame: Window | null) => MessageEventInit;

/** Twelve ways to forge a message from a frame. The data is what the real frame would send. */
const forgeries: readonly (readonly [string, Forgery])[] = [
  ['another origin', (source) => ({ origin: 'https://evil.example.org', source })],
  ['the null origin of a sandbox', (source) => ({ origin: 'null', source })],
  ['no origin', (source) => ({ origin: '', source })],
  ['an origin with the same beginning', (source) => ({ origin: `${server}.evil.example.org`, source })],
  ['an origin with the same ending', (source) => ({ origin: 'https://evil-login.example.com', source })],
  ['another port', (source) => ({ origin: `${server}:8443`, source })],
  ['another scheme', (source) => ({ origin: 'http://login.example.com', source })],
  ['a URL instead of an origin', (source) => ({ origin: `${server}/`, source })],
  ['its own window', () => ({ origin: server, source: window })],
  ['no window', () => ({ origin: server, source: null })],
  ['another frame of the server', () => ({ origin: server, source: otherFrame() })],
  ['a message port', () => ({ origin: server, source: new MessageChannel().port1 as never })],
];

function otherFrame(): Window | null {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow;
}

const frameWindow = () => document.querySelector('iframe')?.contentWindow ?? null;
const say = (data: unknown, forge: Forgery) =>
  window.dispatchEvent(new MessageEvent('message', { data, ...forge(frameWindow()) }));
const asServer: Forgery = (source) => ({ origin: server, source });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the session check', () => {
  const watch = () => {
    const onChanged = vi.fn();
    const onUnresponsive = vi.fn();
    const options = {
      realmUrl,
      clientId: 'advantage-console',
      sessionId: 'sid-1',
      onChanged,
      onUnresponsive,
    };
    return { onChanged, onUnresponsive, end: monitorSession(options) };
  };

  it.each(forgeries)('I7 ignores messages from %s', (_who, forge) => {
    const { onChanged, end } = watch();
    say('changed', forge);
    say('error', forge);
    expect(onChanged).not.toHaveBeenCalled();
    end();
  });

  it.each<[string, unknown]>([
    ['an object', { status: 'changed' }],
    ['a list', ['changed']],
    ['capital letters', 'CHANGED'],
    ['an extra space', 'changed '],
    ['JSON', '"changed"'],
    ['nothing', undefined],
  ])('I7 ignores %s from the server itself', (_what, data) => {
    const { onChanged, end } = watch();
    say(data, asServer);
    expect(onChanged).not.toHaveBeenCalled();
    end();
  });

  it('I7 accepts messages from its own frame', () => {
    const { onChanged } = watch();
    say('changed', asServer);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('I7 is not kept alive by a forged "unchanged"', () => {
    const { onUnresponsive } = watch();
    for (let second = 0; second < 11; second += 1) {
      vi.advanceTimersByTime(1000);
      say('unchanged', (source) => ({ origin: 'https://evil.example.org', source }));
    }
    expect(onUnresponsive).toHaveBeenCalledOnce();
  });
});

describe.each(forgeries)('a message from %s', (_who, forge) => {
  it('I7 cannot answer the third-party cookie check', async () => {
    const answer = probeThirdPartyCookies(realmUrl).catch((error: Error) => error.name);
    say('supported', forge);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe('TimeoutError');
  });

  it('I7 cannot answer a silent sign-in', async () => {
    const answer = silentSignIn(`${realmUrl}/protocol/openid-connect/auth`).catch(
      (error: Error) => error.name,
    );
    // Even the server isn't accepted: the response comes from a page of this site.
    say(`${window.location.origin}/silent-check-sso.html#code=c&state=s`, forge);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe('TimeoutError');
  });
});

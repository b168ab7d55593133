// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentSignIn } from './callbackPage.ts';
import { monitorSession } from './sessionMonitor.ts';
import { probeThirdPartyCookies } from './thirdPartyCookies.ts';

const server = 'https://login.example.com';
const realmUrl = `${server}/realms/advantage`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const frames = () => [...document.querySelectorAll('iframe')];
const say = (data: unknown, origin = server, source = frames().at(-1)?.contentWindow ?? null) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

/** Starts a session check and records the messages sent to its frame. */
function watch() {
  const onChanged = vi.fn();
  const onSilent = vi.fn();
  const end = monitorSession({
    realmUrl,
    clientId: 'console',
    sessionId: 'sid-1',
    onChanged,
    onUnresponsive: onSilent,
  });
  const [frame] = frames();
  const page = frame?.contentWindow;
  if (!frame || !page) throw new Error('There is no frame.');
  const asked = vi.spyOn(page, 'postMessage').mockImplementation(() => {});
  return { end, onChanged, onSilent, asked, frame, page, load: () => frame.dispatchEvent(new Event('load')) };
}

describe('the session check frame', () => {
  it('AUT-5 is a hidden page of the server with a title', () => {
    const { frame } = watch();
    expect(frame).toMatchObject({
      src: `${realmUrl}/protocol/openid-connect/login-status-iframe.html`,
      hidden: true,
      title: 'session-check',
    });
  });

  it('AUT-8 is queried 5 s after it loads and 5 s after each response', () => {
    const { asked, load } = watch();
    load();
    for (const count of [1, 2, 3]) {
      vi.advanceTimersByTime(4999);
      expect(asked).toHaveBeenCalledTimes(count - 1);
      vi.advanceTimersByTime(1);
      expect(asked).toHaveBeenCalledTimes(count);
      say('unchanged');
    }
    expect(asked).toHaveBeenCalledWith('console sid-1', server);
  });

  it('AUT-8 is queried on time even if it loads a second time', () => {
    const { asked, load } = watch();
    load();
    vi.advanceTimersByTime(3000);
    load();
    vi.advanceTimersByTime(2000);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('AUT-26 keeps the session if it reports an error, and is queried again', () => {
    const { asked, load, onChanged, onSilent } = watch();
    load();
    for (let time = 1; time <= 5; time += 1) {
      vi.advanceTimersByTime(5000);
      expect(asked).toHaveBeenCalledTimes(time);
      say('error');
    }
    expect(onChanged).not.toHaveBeenCalled();
    expect(onSilent).not.toHaveBeenCalled();
    expect(frames()).toHaveLength(1);
  });

  it('S9 ends the session once if it reports "changed"', () => {
    const { load, onChanged, page } = watch();
    load();
    vi.advanceTimersByTime(5000);
    say('changed');
    say('changed', server, page);
    expect(onChanged).toHaveBeenCalledOnce();
    expect(frames()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['never loads', false, 10_000],
    ['never answers', true, 15_000],
  ])('S5 times out with a single warning if it %s', (_what, loads, milliseconds) => {
    const { load, onSilent, onChanged } = watch();
    if (loads) load();
    vi.advanceTimersByTime(milliseconds - 1);
    expect(onSilent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSilent).toHaveBeenCalledExactlyOnceWith(
      "The session check isn't responding, so session monitoring is off.",
    );
    expect(frames()).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(onSilent).toHaveBeenCalledOnce();
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('leaves no frame or timer behind when it ends, and ignores later messages', () => {
    const { end, onChanged, page } = watch();
    end();
    expect(frames()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    say('changed', server, page);
    expect(onChanged).not.toHaveBeenCalled();
  });
});

describe('the third-party cookie check', () => {
  it('AUT-17 accepts the first "supported"', async () => {
    const answer = probeThirdPartyCookies(realmUrl);
    expect(frames()[0]).toMatchObject({
      src: `${realmUrl}/protocol/openid-connect/3p-cookies/step1.html`,
      hidden: true,
      title: 'third-party-cookie-check',
    });
    say('something else');
    say('supported');
    expect(await answer).toBe(true);
    expect(frames()).toEqual([]);
  });

  it.each([
    ['supported', true],
    ['unsupported', false],
  ])('AUT-17 tries again after "unsupported" and accepts the second response: %s', async (second, result) => {
    const answer = probeThirdPartyCookies(realmUrl);
    say('unsupported');
    await vi.advanceTimersByTimeAsync(0);
    expect(frames()).toHaveLength(1);
    say(second);
    expect(await answer).toBe(result);
    expect(frames()).toEqual([]);
  });

  it('AUT-9 AUT-23 fails after 10 s with the specified message and removes its frame', async () => {
    const failure = probeThirdPartyCookies(realmUrl).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toBe('Timeout when waiting for 3rd party check iframe message.');
    expect(frames()).toEqual([]);
  });
});

describe('a silent sign-in', () => {
  it('AUT-3 accepts the response from a page of this site and removes its frame', async () => {
    const answer = silentSignIn(`${realmUrl}/protocol/openid-connect/auth?state=s`);
    expect(frames()[0]).toMatchObject({ hidden: true, title: 'silent-sign-in' });
    const address = `${window.location.origin}/silent-check-sso.html#code=c&state=s`;
    say(address, window.location.origin);
    expect(await answer).toBe(address);
    expect(frames()).toEqual([]);
  });

  it('S5 fails with a message after 10 s', async () => {
    const failure = silentSignIn(`${realmUrl}/protocol/openid-connect/auth`).catch(
      (error: Error) => error.message,
    );
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toBe("The sign-in server didn't respond in time.");
    expect(frames()).toEqual([]);
  });
});

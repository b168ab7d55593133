// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { popupSignIn } from './callbackPage.ts';
import { createSignOutChannel } from './signOutChannel.ts';

const question = 'https://login.example.com/realms/advantage/protocol/openid-connect/auth?state=mine';
const answerOf = (state: string) => `https://console.example.com/silent-check-sso.html#code=c&state=${state}`;
/** Messages between windows arrive in a later turn of the event loop. */
const delivered = () => new Promise((resolve) => setTimeout(resolve, 20));

const opened: BroadcastChannel[] = [];
const channelOf = (name: string) => {
  const channel = new BroadcastChannel(name);
  opened.push(channel);
  return channel;
};

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
  vi.restoreAllMocks();
});

describe('a sign-in window', () => {
  it('AUT-13 opens as a pop-up and accepts only the response to its own request', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    const answer = popupSignIn(question);
    expect(open).toHaveBeenCalledExactlyOnceWith(
      question,
      'advantage-sign-in',
      expect.stringMatching(/^popup,width=\d+,height=\d+$/),
    );
    const others = ['no address', answerOf('theirs'), answerOf('mine').replace('#', '?'), 7, null];
    const channel = channelOf('advantage.sign-in-answer');
    for (const data of others) channel.postMessage(data);
    await delivered();
    expect(await Promise.race([answer, 'waiting'])).toBe('waiting');
    channel.postMessage(answerOf('mine'));
    expect(await answer).toBe(answerOf('mine'));
  });

  it('AUT-14 rejects at once if the browser blocks it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    await expect(popupSignIn(question)).rejects.toThrow(
      'Your browser blocked the sign-in window. Allow pop-ups and try again.',
    );
  });
});

describe('the sign-out channel', () => {
  it('S9 notifies other tabs until they stop listening, and ignores other messages', async () => {
    const [mine, theirs] = [createSignOutChannel(), createSignOutChannel()];
    const heard = vi.fn();
    const own = vi.fn();
    const stop = theirs.listen(heard);
    mine.listen(own);
    const channel = channelOf('advantage.session');
    for (const data of ['signed-in', '', null, { type: 'signed-out' }]) channel.postMessage(data);
    await delivered();
    expect(heard).not.toHaveBeenCalled();
    mine.announce();
    await delivered();
    expect(heard).toHaveBeenCalledOnce();
    expect(own).not.toHaveBeenCalled();
    stop();
    mine.announce();
    await delivered();
    expect(heard).toHaveBeenCalledOnce();
  });
});

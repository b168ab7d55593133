import { english, type Texts } from '@advantage/ui';
import * as en from '../../messages/en.ts';
import type { Referral } from '../../model/referral.ts';
import { categoryText, linesText, locationText } from '../../model/texts.ts';

/** Whether this page may show notifications. */
export type NotificationAccess = 'granted' | 'denied' | 'not-asked' | 'unsupported';

/** Set if the browser only allows notifications from service workers, as on Android. */
let needsWorker = false;

/** Returns the current notification permission. */
export function notificationAccess(): NotificationAccess {
  if (typeof Notification === 'undefined' || needsWorker) return 'unsupported';
  return Notification.permission === 'default' ? 'not-asked' : Notification.permission;
}

/** Requests permission to show notifications, unless the user was asked before. Call it only on a press. */
export async function askForNotifications(): Promise<NotificationAccess> {
  if (notificationAccess() === 'not-asked') await Notification.requestPermission();
  return notificationAccess();
}

/** Subscribes to possible permission changes, e.g. in the browser settings. Returns a function that unsubscribes. */
export function onNotificationAccess(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('focus', listener, { signal });
  const permissions = 'permissions' in navigator ? navigator.permissions : undefined;
  permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', listener, { signal }),
    () => {},
  );
  return () => controller.abort();
}

/** Shows a notification in place of the last one. A browser that refuses counts as unsupported from then on. */
export function notify({ title, body }: AlertText, onPress: () => void): void {
  if (notificationAccess() !== 'granted') return;
  const notification = createNotification(title, { body, tag: 'referrals' });
  if (!notification) return;
  notification.onclick = () => {
    window.focus();
    notification.close();
    onPress();
  };
}

function createNotification(title: string, options: NotificationOptions): Notification | undefined {
  try {
    return new Notification(title, options);
  } catch {
    needsWorker = true;
    return undefined;
  }
}

type AlertText = Readonly<Record<'title' | 'body', string>>;

/** Maximum number of lines, because systems cut off longer texts. */
const maxLines = 3;

const formatLine = (referral: Referral, texts: Texts) =>
  `${categoryText(referral, texts)} · ${linesText(referral, texts)} · ${locationText(referral)}`;

/** Returns the text of an alert: how many referrals, and which. Only public data, nothing about a person. */
export function alertText(referrals: readonly Referral[], texts: Texts = english): AlertText {
  const t = texts(en.alerts);
  const lines = referrals.slice(0, maxLines).map((referral) => formatLine(referral, texts));
  const more = referrals.length - lines.length;
  return {
    title: referrals.length === 1 ? t.newReferral : t.newReferrals(referrals.length),
    body: [...lines, ...(more > 0 ? [t.andMore(more)] : [])].join('\n'),
  };
}

/** Prefixes the tab title with the number of new referrals. */
export const badgedTitle = (title: string, count: number): string => {
  const plain = title.replace(/^\(\d+\) /, '');
  return count > 0 ? `(${count}) ${plain}` : plain;
};

/** Frequencies of the two tones, in hertz. */
const tones = [660, 880] as const;
const toneLength = 0.16;
const loudness = 0.15;

let context: AudioContext | undefined;

/** Plays two short tones. Browsers stay silent until the user has interacted with the page. */
export function chime(): void {
  context ??= new AudioContext();
  const audio = context;
  // Does nothing while the browser blocks sound.
  const play = () => {
    for (const [index, tone] of tones.entries())
      playTone(audio, tone, audio.currentTime + index * toneLength);
  };
  audio.resume().then(play, () => {});
}

function playTone(audio: AudioContext, frequency: number, start: number) {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, start + toneLength);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + toneLength);
}

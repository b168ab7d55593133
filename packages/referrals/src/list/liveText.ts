import type { LiveStatus } from '@advantage/live-list';
import { english, formatTime, type Texts } from '@advantage/ui';
import { time } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { refusalOf } from './refusal.ts';

/** Returns the status text of a live list. */
export function liveText(
  status: Pick<LiveStatus, 'state' | 'lastUpdated' | 'error' | 'emptiedBy'>,
  now: number,
  texts: Texts = english,
): string {
  const t = texts(en.live);
  const { state, lastUpdated } = status;
  if (state === 'paused') return t.paused;
  const refusal = refusalOf(status);
  if (refusal) return refusal === 'sign-in' ? t.signIn : t.noAccess;
  if (state === 'reconnecting') {
    return lastUpdated === null ? t.reconnectingNow : t.reconnecting(formatTime(lastUpdated, texts(time)));
  }
  return lastUpdated === null ? t.connecting : t.updated(ago(now - lastUpdated, t));
}

/** Formats an age. At least one second, because 'updated 0 s ago' says nothing. */
function ago(milliseconds: number, t = en.live): string {
  const seconds = Math.max(1, Math.floor(milliseconds / 1000));
  return seconds < 60 ? t.ago(seconds, 's') : t.ago(Math.floor(seconds / 60), 'min');
}

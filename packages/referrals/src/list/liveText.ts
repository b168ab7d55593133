import type { LiveStatus } from '@advantage/live-list';
import { formatTime } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { refusalOf } from './refusal.ts';

/** How a list is doing, in words (LIV-2, LIV-6, ERR-29). */
export function liveText(
  status: Pick<LiveStatus, 'state' | 'lastUpdated' | 'error' | 'emptiedBy'>,
  now: number,
): string {
  const { state, lastUpdated } = status;
  if (state === 'paused') return en.live.paused;
  const refusal = refusalOf(status);
  if (refusal) return refusal === 'sign-in' ? en.live.signIn : en.live.noAccess;
  if (state === 'reconnecting') {
    return lastUpdated === null ? en.live.reconnectingNow : en.live.reconnecting(formatTime(lastUpdated));
  }
  return lastUpdated === null ? en.live.connecting : en.live.updated(ago(now - lastUpdated));
}

/** At least a second: 'updated 0 s ago' would be no news. */
function ago(milliseconds: number): string {
  const seconds = Math.max(1, Math.floor(milliseconds / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
}

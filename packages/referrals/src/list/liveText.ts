import type { LiveStatus } from '@advantage/live-list';
import { formatTime } from '@advantage/ui';

/** How a list is doing, in words (LIV-2, LIV-6). */
export function liveText(status: Pick<LiveStatus, 'state' | 'lastUpdated'>, now: number): string {
  const { state, lastUpdated } = status;
  if (state === 'paused') return 'Paused';
  if (state === 'reconnecting') {
    return lastUpdated === null ? 'Reconnecting' : `Last updated ${formatTime(lastUpdated)} · reconnecting`;
  }
  return lastUpdated === null ? 'Connecting' : `Live · updated ${ago(now - lastUpdated)} ago`;
}

/** At least a second: 'updated 0 s ago' would be no news. */
function ago(milliseconds: number): string {
  const seconds = Math.max(1, Math.floor(milliseconds / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
}

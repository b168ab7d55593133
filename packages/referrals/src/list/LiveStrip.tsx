import { useAnnouncement, useLiveStatus } from '@advantage/live-list/react';
import { useMessages, useTexts, VisuallyHidden } from '@advantage/ui';
import { ArrowUpIcon, PauseIcon, PlayIcon } from '@advantage/ui/icons';
import { type MouseEvent, memo } from 'react';
import type { LiveReferrals } from '../live/referralRules.ts';
import * as en from '../messages/en.ts';

/** The part of a live list that the strip uses. */
export type LiveControls = Pick<LiveReferrals, 'status' | 'announcement' | 'pause' | 'resume' | 'showNew'>;

import { useClockValue } from '../referral/useClockValue.ts';
import * as styles from './LiveStrip.css.ts';
import { liveText } from './liveText.ts';
import { refusalOf } from './refusal.ts';

export interface LiveStripProps {
  /** The list: `live` of `useReferralList`, or `list` of `useLiveReferrals`. */
  readonly list: LiveControls;
  /** Number of new rows that aren't shown yet: `newCount` of the same hook. */
  readonly newCount: number;
}

/**
 * Shows the status of a live list, pauses and resumes it, and reveals new rows. The new-rows button has reserved space,
 * so nothing moves while the pointer approaches. Also renders the one polite live region for screen readers; the list
 * itself is silent.
 */
export const LiveStrip = memo(function LiveStrip({ list, newCount }: LiveStripProps) {
  const t = useMessages(en.live);
  // Pressing unmounts the button, so its slot takes focus.
  const show = ({ currentTarget }: MouseEvent) => {
    currentTarget.parentElement?.focus();
    list.showNew();
  };
  return (
    <div className={styles.strip}>
      <PauseButton list={list} />
      <LiveState list={list} />
      <span className={styles.slot} tabIndex={-1}>
        {newCount > 0 && (
          <button type="button" className={styles.pill} onClick={show}>
            <ArrowUpIcon size={14} />
            {t.new(newCount)}
          </button>
        )}
      </span>
      <Announcement list={list} />
    </div>
  );
});

interface PartProps {
  readonly list: LiveControls;
}

function LiveState({ list }: PartProps) {
  const status = useLiveStatus(list);
  const texts = useTexts();
  const text = useClockValue((now) => liveText(status, now, texts));
  const isQuiet = status.lastUpdated === null || refusalOf(status) !== undefined;
  return (
    <span className={styles.status[status.state === 'live' && isQuiet ? 'paused' : status.state]}>
      {text}
    </span>
  );
}

function PauseButton({ list }: PartProps) {
  const t = useMessages(en.live);
  const isPaused = useLiveStatus(list).state === 'paused';
  return (
    <button type="button" className={styles.toggle} onClick={() => (isPaused ? list.resume() : list.pause())}>
      {isPaused ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
      {isPaused ? t.resume : t.pause}
    </button>
  );
}

/** The text is keyed by id, so a repeated text is announced again. */
function Announcement({ list }: PartProps) {
  const { id, text } = useAnnouncement(list);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        <span key={id}>{text}</span>
      </span>
    </VisuallyHidden>
  );
}

import type { LiveStatus } from '@advantage/live-list';
import { useAnnouncement, useLiveStatus } from '@advantage/live-list/react';
import { english, formatTime, type Texts, useMessages, useTexts } from '@advantage/ui';
import { ArrowUpIcon, PauseIcon, PlayIcon } from '@advantage/ui/icons';
import { buttonStyles, visuallyHidden } from '@advantage/ui/internal';
import { time } from '@advantage/ui/messages';
import { memo, useRef } from 'react';
import { useClockValue } from '../columns/useClockValue.ts';
import type { LiveReferrals } from '../live/liveReferrals.ts';
import * as en from '../messages/en.ts';
import * as styles from './LiveControl.css.ts';
import { refusalOf } from './liveContent.ts';

const quiet = buttonStyles({ tone: 'quiet', size: 's' });

/** The part of a live list that the control uses. */
export type LiveControls = Pick<LiveReferrals, 'status' | 'announcement' | 'pause' | 'resume' | 'showNew'>;

export interface LiveControlProps {
  /** The list: `live.list` of `useReferralList`, or `list` of `useLiveReferrals`. */
  readonly list: LiveControls;
  /** Number of new rows that aren't shown yet: `newCount` of the same hook. */
  readonly newCount: number;
  /** Shows only new rows and a lost connection, for a list in which nothing races. Default false. */
  readonly isSilent?: boolean;
}

/**
 * Says whether a list is live, and pauses and resumes it. New rows that wait get a button before it, so nothing moves
 * while the pointer approaches; a paused list counts them in the control itself. Also renders the one polite live
 * region for screen readers; the list itself is silent.
 */
export const LiveControl = memo(function LiveControl({ list, newCount, isSilent = false }: LiveControlProps) {
  const t = useMessages(en.live);
  const texts = useTexts();
  const status = useLiveStatus(list);
  const button = useRef<HTMLButtonElement>(null);
  const title = useClockValue((now) => liveTitle(status, now, texts));
  const isPaused = status.state === 'paused';
  const isQuiet = status.lastUpdated === null || refusalOf(status) !== undefined;
  // Pressing unmounts the button for new rows, so the control takes focus.
  const show = () => {
    button.current?.focus();
    list.showNew();
  };
  const toggle = () => {
    if (!isPaused) return list.pause();
    list.showNew();
    list.resume();
  };
  return (
    <div className={styles.live}>
      {newCount > 0 && !isPaused && (
        <button type="button" className={`${quiet} ${styles.pill}`} onClick={show}>
          <ArrowUpIcon size={14} />
          <span>{t.new(newCount)}</span>
        </button>
      )}
      {!(isSilent && status.state === 'live') && (
        <button
          ref={button}
          type="button"
          className={`${quiet} ${styles.control}`}
          data-state={status.state === 'live' && isQuiet ? 'waiting' : status.state}
          aria-pressed={isPaused}
          title={title}
          onClick={toggle}
        >
          <LiveText status={status} newCount={newCount} />
          {isPaused ? <PlayIcon size={12} /> : <PauseIcon size={12} />}
        </button>
      )}
      <Announcement list={list} />
    </div>
  );
});

/** Where space is short, a lost connection takes one word; its time is in the title and for screen readers. */
function LiveText({ status, newCount }: { readonly status: LiveStatus; readonly newCount: number }) {
  const texts = useTexts();
  const t = texts(en.live);
  const text = liveText(status, newCount, texts);
  if (status.state !== 'reconnecting' || refusalOf(status)) return <span>{text}</span>;
  return (
    <>
      <span className={styles.whole}>{text}</span>
      <span className={styles.short} aria-hidden="true">
        {t.reconnectingNow}
      </span>
    </>
  );
}

/** The text is keyed by id, so a repeated text is announced again. */
function Announcement({ list }: Pick<LiveControlProps, 'list'>) {
  const { id, text } = useAnnouncement(list);
  return (
    <span role="status" aria-live="polite" className={visuallyHidden}>
      <span key={id}>{text}</span>
    </span>
  );
}

type Status = Pick<LiveStatus, 'state' | 'lastUpdated' | 'error' | 'emptiedBy'>;

/** Returns the text of the control. */
export function liveText(status: Status, newCount: number, texts: Texts = english): string {
  const t = texts(en.live);
  const { state, lastUpdated } = status;
  if (state === 'paused') return newCount > 0 ? `${t.paused} · ${t.new(newCount)}` : t.paused;
  const refusal = refusalOf(status);
  if (refusal) return refusal === 'sign-in' ? t.signIn : t.noAccess;
  if (state === 'reconnecting')
    return lastUpdated === null ? t.reconnectingNow : t.reconnecting(formatTime(lastUpdated, texts(time)));
  return lastUpdated === null ? t.connecting : t.live;
}

/** Returns the title of the control: how old the rows are, and what a press does. */
export function liveTitle({ state, lastUpdated }: Status, now: number, texts: Texts = english): string {
  const t = texts(en.live);
  const press = state === 'paused' ? t.pressToResume : t.pressToPause;
  return lastUpdated === null ? press : `${t.updated(ago(now - lastUpdated, t))} ${press}`;
}

/** Formats an age. At least one second, because 'updated 0 s ago' says nothing. */
function ago(milliseconds: number, t: typeof en.live): string {
  const seconds = Math.max(1, Math.floor(milliseconds / 1000));
  return seconds < 60 ? t.ago(seconds, 's') : t.ago(Math.floor(seconds / 60), 'min');
}

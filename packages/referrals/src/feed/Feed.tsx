import { useTexts } from '@advantage/ui/basics';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dateCaption, feedPeriod } from '../list/dateFilter.ts';
import { adviceFor } from '../list/emptyAdvice.ts';
import { caption } from '../list/filtersBar.css.ts';
import { ListEmpty } from '../list/ListEmpty.tsx';
import { LiveStrip } from '../list/LiveStrip.tsx';
import { cycleSort, toListQuery, withFilter } from '../list/listView.ts';
import { pagingOf } from '../list/pagingOf.ts';
import { useLiveContent } from '../list/useLiveContent.ts';
import { useToday } from '../list/useToday.ts';
import type { LiveReferrals, ReferralRowsOptions } from '../live/referralRules.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { PageTableView } from '../referral/PageTableView.tsx';
import { PublicClaimModal } from '../referral/PublicClaimModal.tsx';
import { feedColumns } from '../referral/referralColumns.tsx';
import type { FeedSource } from '../source/referralSource.ts';
import { defaultPageSize } from '../wire/listParams.ts';
import { FeedControls } from './FeedControls.tsx';
import * as styles from './ReferralFeed.css.ts';
import { type FeedViewOptions, useFeedView } from './useFeedView.ts';

export interface FeedOptions
  extends FeedViewOptions,
    Pick<ReferralRowsOptions, 'onDataError' | 'onError' | 'onServerTime' | 'interval'> {
  /** Rows per page. Default 25. */
  readonly pageSize?: number;
  /** Stops updates while true. The user can pause and resume too. Default false. */
  readonly isPaused?: boolean;
  /** Called once, when the first response is shown. */
  readonly onReady?: () => void;
  /** Called with the referral of a pressed row. Default: rows cannot be pressed. */
  readonly onSelect?: ((referral: Referral) => void) | undefined;
  /**
   * Called with the referral whose status was pressed. Return false to keep the invitation closed, e.g. to open your
   * own.
   */
  readonly onClaimIntent?: (referral: Referral) => boolean;
  /** Wraps or replaces the content shown when no referral matches. Default: unchanged. */
  readonly renderEmpty?: (defaultContent: ReactNode) => ReactNode;
  /** Wraps or replaces the content shown when rows couldn't be loaded. Default: unchanged. */
  readonly renderError?: (defaultContent: ReactNode) => ReactNode;
}

/** Renders the feed in the surrounding brand. */
export function Feed({
  source,
  pageSize = defaultPageSize,
  isPaused = false,
  onReady,
  onSelect,
  onClaimIntent,
  renderEmpty = identity,
  renderError,
  ...options
}: FeedOptions & { readonly source: FeedSource }) {
  const texts = useTexts();
  const t = texts(en.feed);
  const [view, setView] = useFeedView(options);
  const [isModalOpen, setModalOpen] = useState(false);
  const live = useLiveContent({
    ...options,
    query: toListQuery(view, useToday(), { size: pageSize }),
    load: (query, call) => source.list(query, call),
    origin: source,
  });
  usePause(live.list, isPaused);
  useReady(live.query !== null, onReady);
  return (
    <section className={styles.feed} aria-label={t.heading}>
      <div className={styles.head}>
        <FeedControls view={view} setView={setView} />
        <p className={caption}>{dateCaption(feedPeriod, texts(en.filters))}</p>
        <div className={styles.live}>
          <LiveStrip list={live.list} newCount={live.newCount} />
        </div>
      </div>
      <PageTableView
        {...live.content}
        {...feedTable}
        label={t.label}
        onAction={(referral) => setModalOpen(onClaimIntent?.(referral) ?? true)}
        onSelect={onSelect}
        sort={view.sort}
        onSort={(field) => setView(cycleSort(view, field))}
        paging={pagingOf(view, setView, { size: pageSize, total: live.total })}
        holdHandlers={live.holdHandlers}
        empty={renderEmpty(
          <ListEmpty
            advice={adviceFor(view, true, texts)}
            onChange={(change) => setView(withFilter(view, change))}
          />,
        )}
        renderError={renderError}
      />
      <PublicClaimModal isOpen={isModalOpen} onClose={() => setModalOpen(false)} />
    </section>
  );
}

const identity = (element: ReactNode) => element;

const feedTable = {
  columns: feedColumns,
  audience: 'public',
  actions: 'public-modal',
  showPrices: false,
  layout: 'page',
  density: 'comfortable',
} as const;

function usePause(list: LiveReferrals, isPaused: boolean) {
  useEffect(() => {
    if (!isPaused) return;
    list.pause();
    return () => list.resume();
  }, [list, isPaused]);
}

function useReady(isReady: boolean, onReady: (() => void) | undefined) {
  const wasReady = useRef(false);
  useEffect(() => {
    if (!isReady || wasReady.current) return;
    wasReady.current = true;
    onReady?.();
  });
}

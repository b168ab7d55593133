import { useHold } from '@advantage/live-list/react';
import { useTexts } from '@advantage/ui/basics';
import { metaHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PublicClaimModal } from '../claim/PublicClaimModal.tsx';
import { ReferralCells } from '../columns/CellContext.tsx';
import { columnInfo, type ReferralColumnMeta } from '../columns/column.ts';
import { publicColumns } from '../columns/referralColumns.tsx';
import { useToday } from '../columns/useClockValue.ts';
import { adviceFor } from '../list/emptyAdvice.ts';
import { dateCaption, feedPeriod, stateOptions } from '../list/filterOptions.ts';
import { ListEmpty } from '../list/ListEmpty.tsx';
import { LiveControl } from '../list/LiveControl.tsx';
import { type ListView, nextSort, toListQuery } from '../list/listView.ts';
import { useLiveContent } from '../list/liveContent.ts';
import { NativeSelect } from '../list/NativeSelect.tsx';
import { orderSelect } from '../list/order.ts';
import { type LiveReferrals, type LiveReferralsOptions, useLiveReferrals } from '../live/liveReferrals.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import type { FeedSource } from '../source/referralSource.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { createSharingRowModel } from '../table/sharingRowModel.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { defaultPageSize } from '../wire/listParams.ts';
import * as styles from './ReferralFeed.css.ts';
import { type FeedViewOptions, useFeedView } from './useFeedView.ts';

export interface FeedOptions
  extends FeedViewOptions,
    Pick<LiveReferralsOptions, 'onDataError' | 'onError' | 'onServerTime' | 'interval' | 'ownerWindow'> {
  /** Rows per page. Default 25. */
  readonly pageSize?: number;
  /** Your own heading. The controls are next to it, above the rows. Default: none, and the controls are with the rows. */
  readonly heading?: ReactNode;
  /** Stops updates while true. The user can pause and resume too. Default false. */
  readonly isPaused?: boolean;
  /** Called once, when the first response is shown. */
  readonly onReady?: () => void;
  /** Called with the referral of a pressed row. Default: rows cannot be pressed. */
  readonly onSelect?: ((referral: Referral) => void) | undefined;
  /** Called with the referral whose status was pressed. Return false to open your own invitation instead. */
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
  heading,
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
  const [view, change] = useFeedView(options);
  const [pressed, setPressed] = useState<Referral | null>(null);
  const live = useLiveReferrals({
    ...options,
    query: toListQuery(view, useToday(), { size: pageSize }),
    load: (query, call) => source.list(query, call),
    origin: source,
  });
  const table = useTable({ features, columns, data: live.rows, getRowId });
  useHold(live.list, 'dialog', pressed !== null);
  usePause(live.list, isPaused);
  useReady(live.query !== null, onReady);
  const look = heading === undefined ? 'own' : 'headed';
  return (
    <section className={styles.feed[look]} aria-label={t.heading}>
      <div className={styles.head[look]}>
        {heading}
        <div className={styles.controls[look]}>
          <FeedControls view={view} onChange={change} />
          <LiveControl list={live.list} newCount={live.newCount} />
        </div>
      </div>
      <div className={styles.rows[look]}>
        <ReferralCells
          audience="public"
          actions="public-modal"
          showPrices={false}
          onAction={(referral) => {
            if (onClaimIntent?.(referral) ?? true) setPressed(referral);
          }}
        >
          <TableFrame
            {...useLiveContent(live)}
            table={table}
            columns={table.getAllLeafColumns()}
            label={t.label}
            caption={dateCaption(feedPeriod, texts(en.filters))}
            layout="page"
            density="comfortable"
            selectedId={pressed?.opportunityId}
            onSelect={onSelect}
            sort={view.sort ? { id: view.sort.field, desc: view.sort.order === 'desc' } : undefined}
            onSort={(field) => change({ sort: nextSort(view.sort, field) })}
            paging={{
              page: view.page,
              size: pageSize,
              total: live.total,
              onPageChange: (page) => change({ page }),
            }}
            empty={renderEmpty(<ListEmpty advice={adviceFor(view, true, texts)} onChange={change} />)}
            renderError={renderError}
          />
        </ReferralCells>
      </div>
      <PublicClaimModal referral={pressed} onClose={() => setPressed(null)} />
    </section>
  );
}

const identity = (element: ReactNode) => element;

const columns = /* @__PURE__ */ publicColumns();

/** A service sorts and pages the feed, so its table only draws. */
const features = tableFeatures({
  coreRowModel: createSharingRowModel(),
  columnMeta: metaHelper<ReferralColumnMeta>(),
});

const getRowId = ({ opportunityId }: Referral) => opportunityId;

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

interface FeedControlsProps {
  readonly view: ListView;
  readonly onChange: (change: Partial<ListView>) => void;
}

/** The controls of the feed: the state filter and, where rows are cards, their order. */
function FeedControls(props: FeedControlsProps) {
  const { view, onChange } = props;
  const texts = useTexts();
  return (
    <>
      <NativeSelect
        label={texts(en.feed).state}
        options={stateOptions(texts)}
        value={view.state}
        onChange={(state) => onChange({ state })}
      />
      {usePhoneLayout() && <OrderSelect {...props} />}
    </>
  );
}

const sortable = columns.map(columnInfo);

function OrderSelect({ view, onChange }: FeedControlsProps) {
  const texts = useTexts();
  const sorting = view.sort ? [{ id: view.sort.field, desc: view.sort.order === 'desc' }] : [];
  const { sortOf, ...order } = orderSelect(
    sortable,
    { sorting, columnOrder: [], columnVisibility: {} },
    texts,
  );
  return (
    <NativeSelect
      label={texts(en.feed).sort}
      {...order}
      onChange={(key) => {
        const sort = sortOf(key);
        if (sort) onChange({ sort: { field: sort.id, order: sort.desc ? 'desc' : 'asc' } });
      }}
    />
  );
}

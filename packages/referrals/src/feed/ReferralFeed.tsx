import { useHold } from '@advantage/live-list/react';
import type { BrandContent } from '@advantage/reference-data';
import { type Brand, type BrandColorMode, BrandProvider, useTexts } from '@advantage/ui';
import { OwnerWindow } from '@advantage/ui/internal';
import { type ColumnSort, constructTable, metaHelper, tableFeatures } from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { usePublicClaim } from '../claim/PublicClaimModal.tsx';
import { ReferralCells } from '../columns/CellContext.tsx';
import { columnInfo, type ReferralColumnMeta } from '../columns/column.ts';
import { publicColumns } from '../columns/referralColumns.tsx';
import { useToday } from '../columns/useClockValue.ts';
import { emptyAdvice, ListEmpty } from '../list/ListEmpty.tsx';
import { LiveControl } from '../list/LiveControl.tsx';
import {
  dateCaption,
  defaultListView,
  feedPeriod,
  type ListView,
  nextSort,
  stateOptions,
  toListQuery,
  toState,
} from '../list/listView.ts';
import { useLiveContent } from '../list/liveContent.ts';
import { NativeSelect } from '../list/NativeSelect.tsx';
import { orderSelect } from '../list/order.ts';
import {
  type LiveReferrals,
  type LiveReferralsOptions,
  referralRules,
  useLiveReferrals,
} from '../live/liveReferrals.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { createPublicFeedSource } from '../source/createPublicFeedSource.ts';
import type { FeedSource } from '../source/referralSource.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { createSharingRowModel } from '../table/sharingRowModel.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { defaultPageSize } from '../wire/listParams.ts';
import * as styles from './ReferralFeed.css.ts';

/** The state filter, sort and page of the feed. */
export type FeedView = Pick<ListView, 'state' | 'sort' | 'page'>;

/** Props that control the view of the public feed. The feed manages what the host leaves out. */
export interface FeedViewOptions {
  /** The state filter: two letters, or null for all. Default: the feed manages it. */
  readonly state?: string | null | undefined;
  /** Called when the user selects a state. */
  readonly onStateChange?: ((state: string | null) => void) | undefined;
  /** State, sort and page, e.g. from the URL. Used instead of `state`. Default: the feed manages them. */
  readonly view?: FeedView | undefined;
  /** Called with every new view. */
  readonly onViewChange?: ((view: FeedView) => void) | undefined;
}

interface FeedOptions
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

/** Where referrals come from: either `src` or `source`. */
type FeedOrigin =
  | {
      /** URL of the referral service, e.g. `https://referrals.example.com`. Default: none, if there is a `source`. */
      readonly src: string;
      readonly source?: undefined;
    }
  | {
      /** A custom source. Pass the same object on every render. Default: one that requests `src`. */
      readonly source: FeedSource;
      readonly src?: undefined;
    };

export type ReferralFeedProps = FeedOptions &
  FeedOrigin & {
    /** Colors, texts and links. Default: the brand of the surrounding provider, else Bridge. */
    readonly brand?: Brand<BrandContent>;
    /** Color mode. Default: the mode of the surrounding provider, else light. */
    readonly mode?: BrandColorMode;
  };

/** The public Insurance Referral Feed, live and without prices, for any React page. A console's lists are screens. */
export function ReferralFeed({ brand, mode, src, source, ...options }: ReferralFeedProps) {
  const origin = useMemo(() => source ?? createPublicFeedSource({ baseUrl: src }), [source, src]);
  return (
    <OwnerWindow.Provider value={options.ownerWindow}>
      <BrandProvider brand={brand} mode={mode}>
        <Feed {...options} source={origin} />
      </BrandProvider>
    </OwnerWindow.Provider>
  );
}

/** Renders the feed in the surrounding brand. */
function Feed({
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
  const claim = usePublicClaim();
  const live = useLiveReferrals({
    ...options,
    query: toListQuery(view, useToday(), { size: pageSize }),
    load: (query, call) => source.list(query, call),
    origin: source,
  });
  const table = useFeedTable(live.rows);
  useHold(live.list, 'dialog', claim.referral !== null);
  usePause(live.list, isPaused);
  useReady(live.query !== null, onReady);
  const sort = view.sort ? { id: view.sort.field, desc: view.sort.order === 'desc' } : undefined;
  const look = heading === undefined ? 'own' : 'headed';
  return (
    <section className={styles.feed[look]} aria-label={t.heading}>
      <div className={styles.head[look]}>
        {heading}
        <div className={styles.controls[look]}>
          <FeedControls state={view.state} sort={sort} onChange={change} />
          <LiveControl list={live.list} newCount={live.newCount} />
        </div>
      </div>
      <div className={styles.rows[look]}>
        <ReferralCells
          audience="public"
          actions="public-modal"
          showPrices={false}
          onAction={(referral) => {
            if (onClaimIntent?.(referral) ?? true) claim.open(referral);
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
            selectedId={claim.referral?.opportunityId}
            onSelect={onSelect}
            sort={sort}
            onSort={(field) => change({ sort: nextSort(view.sort, field) })}
            paging={{
              page: view.page,
              size: pageSize,
              total: live.total,
              onPageChange: (page) => change({ page }),
            }}
            empty={renderEmpty(<ListEmpty advice={emptyAdvice(view, ['state'], texts)} onChange={change} />)}
            renderError={renderError}
          />
        </ReferralCells>
      </div>
      {claim.modal}
    </section>
  );
}

const identity = (element: ReactNode) => element;

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

/** The default view of the public feed: all referrals of the last 72 hours, including claimed ones. */
const feedView: ListView = { ...defaultListView, period: feedPeriod, scope: 'all', showClaimed: true };

/** Returns the feed's view, which the host may control, and what changes it and returns to the first page. */
export function useFeedView({ state, onStateChange, view: controlledView, onViewChange }: FeedViewOptions) {
  const [internalView, setInternalView] = useState(feedView);
  const currentState = state === undefined ? internalView.state : toState(state);
  const uncontrolledView: ListView =
    currentState === internalView.state ? internalView : { ...internalView, state: currentState, page: 0 };
  const view: ListView = controlledView ? { ...internalView, ...controlledView } : uncontrolledView;
  const change = (to: Partial<ListView>) => {
    const next: ListView = { ...view, page: 0, ...to };
    setInternalView(next);
    if (next.state !== view.state) onStateChange?.(next.state);
    onViewChange?.({ state: next.state, sort: next.sort, page: next.page });
  };
  return [view, change] as const;
}

/** The columns of the feed. */
export const feedColumns = /* @__PURE__ */ publicColumns();

const noState = (): never => {
  throw new Error('No state');
};

/**
 * A service sorts and pages the feed, so its table only draws. It has no state, so it needs none of the stores that
 * `useTable` keeps state in.
 */
const features = /* @__PURE__ */ tableFeatures({
  coreReactivityFeature: {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    addSubscription: noState,
    createWritableAtom: noState,
    createReadonlyAtom: (get) => ({ get, subscribe: noState }),
    untrack: (read) => read(),
    batch: (run) => run(),
    schedule: (run) => queueMicrotask(run),
  },
  coreRowModel: /* @__PURE__ */ createSharingRowModel(),
  columnMeta: /* @__PURE__ */ metaHelper<ReferralColumnMeta>(),
});

/** Returns the table of the feed: always the same one, with the given rows. */
export function useFeedTable(data: readonly Referral[]) {
  const [table] = useState(() =>
    constructTable({ features, columns: feedColumns, data, getRowId: referralRules.getRowId }),
  );
  table.setOptions((options) => ({ ...options, data }));
  return table;
}

interface FeedControlsProps {
  readonly state: string | null;
  readonly sort: ColumnSort | undefined;
  readonly onChange: (change: Partial<ListView>) => void;
}

/** The controls of the feed: the state filter and, where rows are cards, their order. */
function FeedControls({ state, sort, onChange }: FeedControlsProps) {
  const texts = useTexts();
  const t = texts(en.feed);
  const areCards = usePhoneLayout();
  const { sortOf, ...order } = orderSelect(
    feedColumns.map(columnInfo),
    { sorting: sort ? [sort] : [], columnOrder: [], columnVisibility: {} },
    texts,
  );
  return (
    <>
      <NativeSelect
        label={t.state}
        options={stateOptions(texts)}
        value={state}
        onChange={(next) => onChange({ state: next })}
      />
      {areCards && (
        <NativeSelect
          label={t.sort}
          {...order}
          onChange={(key) => {
            const next = sortOf(key);
            if (next) onChange({ sort: { field: next.id, order: next.desc ? 'desc' : 'asc' } });
          }}
        />
      )}
    </>
  );
}

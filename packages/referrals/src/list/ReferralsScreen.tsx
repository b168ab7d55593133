import { useHold } from '@advantage/live-list/react';
import { useEvent } from '@advantage/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { type DetailsOptions, ListDetails } from '../details/ListDetails.tsx';
import type { LiveListOptions } from '../live/LiveList.ts';
import type { ReferralActions } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralTableViewProps } from '../referral/ReferralTableView.tsx';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import { columnsFor } from '../referral/referralColumns.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { defaultPageSize } from '../wire/listParams.ts';
import { type ListView, listQueryOf } from './listView.ts';
import { pagingOf } from './pagingOf.ts';
import * as styles from './ReferralsScreen.css.ts';
import { ScreenFilters } from './ScreenFilters.tsx';
import { ScreenRows } from './ScreenRows.tsx';
import { StatusLine } from './StatusLine.tsx';
import { type ShownList, shownListOf } from './shownList.ts';
import { type ListViewOptions, useListView } from './useListView.ts';
import { useLiveContent } from './useLiveContent.ts';
import { useLocatedState } from './useLocatedState.ts';
import { useToday } from './useToday.ts';

export interface ReferralsScreenProps
  extends ListViewOptions,
    Pick<LiveListOptions, 'onDataError' | 'onError' | 'onServerTime' | 'interval'>,
    Pick<ReferralTableViewProps, 'density'> {
  /** Where referrals come from. Keep it the same object from render to render. */
  readonly source: Pick<ReferralSource, 'list' | 'available' | 'locate'>;
  /** `all`: all opportunities; `available`: those that can be claimed (P-8). Default `all`. */
  readonly list?: 'all' | 'available';
  /** The reader's own username, for In-Appetite (TBL-23). Default null. */
  readonly username?: string | null;
  /**
   * What pressing a status or a row does. `none`: nothing, statuses are badges; `public-modal`: statuses open the public
   * claim modal; `panel`: rows and statuses call `onSelect`, and the toggle and the switch show (TBL-14). Default `none`.
   */
  readonly actions?: ReferralActions;
  /** The referral whose details are open. Default none. */
  readonly selectedId?: string | null;
  /** Called with the referral to open, with `actions` `panel` (TBL-57), where the host shows the details itself. */
  readonly onSelect?: (referral: Referral) => void;
  /** Shows the details of `selectedId` beside the list, with `actions` `panel`; agents claim there. Default: it does not. */
  readonly details?: DetailsOptions | undefined;
  /** Which columns show, in order; keep it the same list. Default: those of the audience. */
  readonly columns?: readonly ReadyColumn[];
  /** Shows the date filter (TBL-18). Default true. */
  readonly showDateFilter?: boolean;
  /** Shows the state filter. Default false (TBL-16). */
  readonly showStateFilter?: boolean;
  /** Shows prices (TBL-18). Default true. */
  readonly showPrices?: boolean;
  /** Presets the state filter with where the reader seems to be (TBL-18, TBL-26). Default false. */
  readonly loadGeoIpStateFilter?: boolean;
  /** What stands at the end of the filter bar, e.g. `ListTools` of the tools entry. Default nothing. */
  readonly tools?: ((list: ShownList) => ReactNode) | undefined;
  /** Rows of a page. Default 25 (TBL-3). */
  readonly pageSize?: number;
  /** The heading under 768 px (TBL-9); null where the page around it has one. Default 'Claim-it Marketplace'. */
  readonly mobileHeading?: string | null;
}

/**
 * A whole list of the console: filters, live strip, table or cards, pages. It knows no URL: give it the view from the
 * router's search and write `onViewChange` back. For the public page use `ReferralFeed`.
 */
export function ReferralsScreen(props: ReferralsScreenProps) {
  const { mobileHeading = 'Claim-it Marketplace', selectedId = null, loadGeoIpStateFilter = false } = props;
  const [view, setView] = useListView(props);
  const live = useScreenList(props, view);
  useHold(live.list, 'panel', selectedId !== null);
  useLocatedState({ isOn: loadGeoIpStateFilter, source: props.source, view, onViewChange: setView });
  const change = useEvent(setView);
  const usual = useMemo(() => columnsFor(props.audience), [props.audience]);
  const columns = props.columns ?? usual;
  return (
    <div className={styles.screen}>
      {mobileHeading !== null && <h2 className={styles.mobileHeading}>{mobileHeading}</h2>}
      <ScreenFilters
        view={view}
        onViewChange={change}
        columns={columns}
        hasDetailsPanel={props.actions === 'panel'}
        showDateFilter={props.showDateFilter}
        showStateFilter={props.showStateFilter}
        tools={props.tools}
        shown={live.shown}
      />
      <StatusLine view={view} columns={columns} live={live} />
      <ScreenTable screen={props} columns={columns} cards={usual} view={view} setView={change} live={live} />
    </div>
  );
}

function useScreenList(props: ReferralsScreenProps, view: ListView) {
  const { source, list = 'all', username = null, pageSize = defaultPageSize } = props;
  const today = useToday();
  const query = useMemo(
    () => listQueryOf(view, today, { username, size: pageSize }),
    [view, today, username, pageSize],
  );
  const load = useCallback<LiveListOptions['load']>(
    (asked, call) => (list === 'all' ? source.list(asked, call) : source.available(asked, call)),
    [list, source],
  );
  const live = useLiveContent({
    query,
    load,
    origin: source,
    onDataError: props.onDataError,
    onError: props.onError,
    onServerTime: props.onServerTime,
    interval: props.interval,
  });
  const { rows, total } = live;
  const shown = useMemo(() => shownListOf({ rows, total }, { query, load }), [rows, total, query, load]);
  return { ...live, shown };
}

interface ScreenTableProps {
  readonly screen: ReferralsScreenProps;
  readonly columns: readonly ReadyColumn[];
  readonly cards: readonly ReadyColumn[];
  readonly view: ListView;
  readonly setView: (view: ListView) => void;
  readonly live: ReturnType<typeof useScreenList>;
}

function ScreenTable({ screen, columns, cards, view, setView, live }: ScreenTableProps) {
  const { actions = 'none', details, pageSize: size = defaultPageSize, username = null } = screen;
  const paging = pagingOf(view, setView, { size, total: live.total });
  const table = (open?: (referral: Referral) => void, act?: (referral: Referral) => void) => (
    <ScreenRows
      screen={screen}
      columns={columns}
      cards={cards}
      view={view}
      setView={setView}
      live={live}
      paging={paging}
      open={open}
      act={act}
    />
  );
  if (actions !== 'panel') return table();
  if (!details) return table(screen.onSelect, screen.onSelect);
  return (
    <ListDetails
      details={details}
      live={live}
      paging={paging}
      selectedId={screen.selectedId ?? null}
      username={username}
      audience={screen.audience}
      showPrices={screen.showPrices}
    >
      {table}
    </ListDetails>
  );
}

import { lazyComponent, PageHeader, SkipLink, useMedia, useTexts } from '@advantage/ui';
import type { ColumnSort } from '@tanstack/react-table';
import { memo, type ReactNode, Suspense, useMemo, useState } from 'react';
import { sortColumnInfos } from '../columns/column.ts';
import { FilterSheet } from '../filters/FilterSheet.tsx';
import { ReferralFilters } from '../filters/ReferralFilters.tsx';
import { LiveControl } from '../list/LiveControl.tsx';
import type { ReferralFilterName } from '../list/listView.ts';
import { orderSelect, orderTexts } from '../list/order.ts';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import * as en from '../messages/en.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { ListKeys } from './ListKeys.tsx';
import type { ListToolOptions } from './ToolsMenu.tsx';
import * as styles from './tools.css.ts';

// The menu isn't needed to show the list, so it loads separately.
const ToolsMenu = lazyComponent(async () => (await import('./ToolsMenu.tsx')).ToolsMenu);

export interface ReferralListToolbarProps extends ListToolOptions {
  /** Filters to show. Default: dates and state, where the list has filters. */
  readonly filters?: readonly ReferralFilterName[] | undefined;
  /** Name of the list, e.g. 'All referrals', shown with its order. Default: only the order. */
  readonly name?: ReactNode;
  /** What the rows have in common, e.g. 'just delivered'. Default: the order, e.g. 'newest first'. */
  readonly about?: string | undefined;
  /** Whether rows open details, for the keyboard shortcuts. Default true. */
  readonly hasDetails?: boolean | undefined;
  /** Whether the list says that it's live. Default true. False where nothing races: it's paused in the menu. */
  readonly isLive?: boolean | undefined;
  /** Whether the menu offers to select rows on phones, too: for lists with their own bulk actions. Default false. */
  readonly selectsCards?: boolean | undefined;
  /** More controls, before the live status. Default none. */
  readonly children?: ReactNode;
}

const defaultFilters: readonly ReferralFilterName[] = ['date', 'state'];

/** Windows without space for the switch 'Show Claimed'. */
const narrow = `(max-width: ${1023 / 16}em)`;

/** Windows in which order and filters have their own row. */
const tiny = `(max-width: ${599 / 16}em)`;

/** The button that opens the first row or card; or that row, if it doesn't open. */
const firstStop = '[data-opens-row], tr[data-id][tabindex], li[data-id] :is(a, button)';

/**
 * The header row of a list: its name and order, filters, live control and the menu of tools, with keyboard shortcuts: J
 * and K move, Enter opens, C claims, / moves to the filters and ? lists them. In an `AppShell` it's part of the top bar.
 * Use inside `ReferralListProvider`, once per list.
 */
export const ReferralListToolbar = memo(function ReferralListToolbar(props: ReferralListToolbarProps) {
  const { name, about, tools, hasDetails = true, isLive = true } = props;
  const list = useReferralListParts('ReferralListToolbar');
  const { address, state, live } = list;
  const texts = useTexts();
  const areCards = usePhoneLayout();
  const isNarrow = useMedia(narrow);
  const isBelow = useMedia(tiny);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const columns = useMemo(() => sortColumnInfos(address.columns, address.alsoSortsBy), [address]);
  const hasMenu = tools?.length !== 0;
  const { filters = defaultFilters } = props;
  const movesClaimed =
    hasMenu && isNarrow && !areCards && filters.includes('claimed') && list.filters !== null;
  const names = movesClaimed ? filters.filter((filter) => filter !== 'claimed') : filters;
  const filterProps = list.filters && { filters: list.filters, names, onChange: list.setFilters };
  const order = orderTexts(columns, state.sorting, texts);
  const orderAndFilters = areCards && {
    order: order.short,
    orders: orderSelect(columns, state, texts),
    onSort: (sort: ColumnSort) => list.setState({ sorting: [sort] }),
    filters: filterProps,
  };
  const canSort = columns.some((column) => column.canSort);
  const words = areCards && filterProps ? name : lineOf(name, about ?? order.line);
  const sheet = orderAndFilters && filterProps && <FilterSheet {...orderAndFilters} />;
  return (
    <>
      <PageHeader
        line={words}
        skipLink={
          list.table.getRowModel().rows.length > 0 && (
            <SkipLink
              targetId={list.tableId}
              label={texts(en.tools).skip}
              onSkip={() => list.tableRef.current?.querySelector<HTMLElement>(firstStop)?.focus()}
            />
          )
        }
        isSticky={filters.includes('date')}
      >
        {filterProps && !orderAndFilters && <ReferralFilters {...filterProps} />}
        {!isBelow && sheet}
        {props.children}
        <LiveControl list={live.list} newCount={live.newCount} isSilent={!isLive} />
        {hasMenu && (
          <Suspense fallback={<span className={styles.place} />}>
            <ToolsMenu
              {...props}
              order={orderAndFilters && !filterProps && canSort ? orderAndFilters : undefined}
              hasClaimedSwitch={movesClaimed}
              hasPause={!isLive}
              onOpenKeys={() => setKeysOpen(true)}
            />
          </Suspense>
        )}
      </PageHeader>
      {isBelow && sheet && <div className={styles.below}>{sheet}</div>}
      <ListKeys hasDetails={hasDetails} isOpen={areKeysOpen} onOpenChange={setKeysOpen} />
    </>
  );
});

/** Returns the line under the heading: the name of the list, and what its rows have in common. */
const lineOf = (name: ReactNode, about: string) =>
  name ? (
    <>
      <span>{name}</span>
      <span>{`, ${about}`}</span>
    </>
  ) : (
    <span className={styles.order}>{about}</span>
  );

import {
  Button,
  createWriteJournal,
  EmptyState,
  ErrorState,
  Heading,
  LoadingOverlay,
  useMessages,
  VisuallyHidden,
  type WriteStorage,
} from '@advantage/ui';
import { useAfterPaint, useEvent } from '@advantage/ui/internal';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useErrorToast } from '../gateway/errorToasts.ts';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { agencyQuery } from '../gateway/queries.ts';
import { useHostQueryClient } from '../gateway/useHostQueryClient.ts';
import * as en from '../messages/en.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import {
  type FilterFacts,
  filterMarketplaces,
  type MarketplaceFilters,
  noMarketplaceFilters,
} from './filters.ts';
import { ListBand, type PressEvent } from './ListBand.tsx';
import * as styles from './MarketplaceList.css.ts';
import { MarketplaceTable } from './MarketplaceTable.tsx';
import { createOrderStores, type OrderStores } from './orderStores.ts';
import { useMarketplaceChanges, useMarketplaces } from './useMarketplaceList.ts';

export interface MarketplaceListProps {
  /** Reads and saves the marketplaces. */
  readonly gateway: MarketplaceGateway;
  /**
   * Records changes until their outcome is known, so that a reload neither repeats nor loses a change. Use a part of
   * `sessionStorage` that belongs to the current user, and pass the same object on every render. Default: they are
   * remembered while the list shows.
   */
  readonly storage?: WriteStorage;
  /** Returns the URL of a marketplace's form. Default `/admin/marketplaces/{id}`. */
  readonly hrefOf?: (id: number) => string;
  /** URL of the form for a new marketplace. Default `/admin/marketplaces/new`. */
  readonly newHref?: string;
  /**
   * Returns the steps left before a marketplace can receive referrals, in a sentence each, e.g. from `stepsLeft` of
   * `@advantage/marketplace-insight/rules`. Rows then say how many are left, and the list can be filtered by it. Pass
   * the same function while its results are the same. Default: nothing is said about it.
   */
  readonly stepsLeft?: (marketplace: Marketplace) => readonly string[];
  /**
   * Renders a fact above the rows and provides the figures of each row, e.g. `OrderInsight` of
   * `@advantage/marketplace-insight`: its matches, the referrals it gets, and those it loses to other marketplaces.
   * While a row is dragged, the figures are those after a drop. Default: no such columns.
   */
  readonly insight?: (stores: OrderStores) => ReactNode;
  /**
   * Renders what can be done with several marketplaces, e.g. `BulkEdit` of `@advantage/marketplace-insight`, at the
   * bottom of the window while the user selects some. `onClose` ends the selection. Default: nothing can be selected.
   */
  readonly selectionBar?: (selected: readonly Marketplace[], onClose: () => void) => ReactNode;
  /** The filters, e.g. from the URL of the page. Default: the list keeps its filters itself. */
  readonly filters?: MarketplaceFilters;
  /** Called when the filters change. Default: none. */
  readonly onFiltersChange?: (filters: MarketplaceFilters) => void;
  /** Renders the heading 'All Marketplaces', e.g. in a console's top bar. Default: a heading on the page. */
  readonly renderHeading?: (text: string) => ReactNode;
}

const pageHeading = (text: string) => <Heading level={1}>{text}</Heading>;

/**
 * All marketplaces in the order in which they get referrals. Administrators turn them on and off, reorder them by
 * dragging, keyboard or menu, and open their forms. Requires a `QueryClientProvider` around it and a `ToastRegion` on
 * the page.
 */
export function MarketplaceList(props: MarketplaceListProps) {
  const t = useMessages(en.list);
  const texts = useMessages(en.listFilters);
  const { gateway, storage, insight, selectionBar } = props;
  const { newHref = '/admin/marketplaces/new', renderHeading = pageHeading } = props;
  const { hrefOf = (id: number) => `/admin/marketplaces/${id}` } = props;
  const [stores] = useState(createOrderStores);
  const journal = useMemo(() => createWriteJournal('marketplace-changes', storage), [storage]);
  const listState = useMarketplaces(gateway);
  const changes = useMarketplaceChanges(gateway, listState, stores, journal);
  const { marketplaces } = changes;
  const stepsLeft = useCached(props.stepsLeft);
  const [isAgencyMissing, setAgencyMissing] = useState(false);
  useErrorToast(isAgencyMissing, useMessages(en.listChanges).agenciesFailed);
  const [internalFilters, setInternalFilters] = useState(noMarketplaceFilters);
  const filters = props.filters ?? internalFilters;
  const setFilters = useEvent((next: MarketplaceFilters) => {
    setInternalFilters(next);
    props.onFiltersChange?.(next);
  });
  const search = useRef<HTMLInputElement>(null);
  const clearFilters = useEvent(({ pointerType }: PressEvent) => {
    setFilters(noMarketplaceFilters);
    // The pressed button disappears. A touch would open the keyboard.
    if (pointerType !== 'touch') search.current?.focus();
  });
  const { shown, isLooking } = useFilteredMarketplaces(gateway, marketplaces, filters, stepsLeft);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>();
  const selected = useMemo(
    () => marketplaces.filter(({ id }) => selectedIds?.has(id)),
    [marketplaces, selectedIds],
  );
  const order = useMemo(() => marketplaces.map(({ id }) => id), [marketplaces]);
  useEffect(() => stores.order.set({ marketplaces }), [stores, marketplaces]);
  const hasRows = marketplaces.length > 0 || listState.isLoading;
  return (
    <div className={styles.page}>
      {renderHeading(t.allMarketplaces)}
      <ListBand
        fact={
          insight
            ? insight(stores)
            : marketplaces.length > 0 && texts.shown(shown.length, marketplaces.length)
        }
        filters={filters}
        onChange={setFilters}
        hasReadiness={stepsLeft !== undefined}
        shown={shown.length}
        all={marketplaces.length}
        searchRef={search}
        newHref={newHref}
        hasRows={hasRows}
        onSelect={selectionBar && (() => setSelectedIds(new Set()))}
      />
      <VisuallyHidden>
        <span role="status">
          {isLooking
            ? t.searchingAgencies
            : hasRows && insight && texts.shown(shown.length, marketplaces.length)}
        </span>
      </VisuallyHidden>
      <Overlay isLoading={listState.isLoading} isSaving={changes.isSaving}>
        {marketplaces.length === 0 ? (
          <NoMarketplaces {...listState} />
        ) : shown.length === 0 && !isLooking ? (
          <EmptyState title={t.noMatch} actions={<Button onPress={clearFilters}>{texts.clearAll}</Button>}>
            {t.noMatchHint}
          </EmptyState>
        ) : (
          <MarketplaceTable
            {...changes}
            marketplaces={shown}
            order={order}
            unreadableFields={listState.unreadableFields}
            gateway={gateway}
            hrefOf={hrefOf}
            newHref={newHref}
            stepsLeft={stepsLeft}
            selection={selectionBar && { ids: selectedIds, change: setSelectedIds }}
            stores={insight && stores}
            onAgencyError={() => setAgencyMissing(true)}
          />
        )}
      </Overlay>
      {selectedIds && selectionBar?.(selected, () => setSelectedIds(undefined))}
    </div>
  );
}

/** Remembers the result of a function for each marketplace. */
const useCached = <Result,>(compute: ((marketplace: Marketplace) => Result) | undefined) =>
  useMemo(() => {
    if (!compute) return undefined;
    const cache = new WeakMap<Marketplace, Result>();
    return (marketplace: Marketplace) => {
      const result = cache.get(marketplace) ?? compute(marketplace);
      cache.set(marketplace, result);
      return result;
    };
  }, [compute]);

interface OverlayProps {
  readonly isLoading: boolean;
  readonly isSaving: boolean;
  readonly children: ReactNode;
}

/**
 * Covers the rows while they load or are saved. When saving, waits for a paint, so that the dropped row is seen to move
 * first.
 */
function Overlay({ isLoading, isSaving, children }: OverlayProps) {
  const t = useMessages(en.list);
  const showsSaving = useAfterPaint(isSaving);
  return (
    <LoadingOverlay isLoading={isLoading || showsSaving} label={showsSaving ? t.savingOrder : t.loading}>
      {children}
    </LoadingOverlay>
  );
}

type NoMarketplacesProps = Pick<ReturnType<typeof useMarketplaces>, 'isLoading' | 'problem' | 'reload'>;

/** Shown in place of the table when there are no rows: loading, failed or empty. */
function NoMarketplaces({ isLoading, problem, reload }: NoMarketplacesProps) {
  const t = useMessages(en.list);
  if (isLoading) return <div className={styles.reserved} />;
  if (problem !== undefined) return <ErrorState what={problem} onRetry={() => void reload()} />;
  return <EmptyState title={t.noneYet}>{t.addFirst}</EmptyState>;
}

/** Number of agencies to look up before the list is filtered again. */
const batchSize = 24;

/** Looks up the linked agencies while a search is active, and keeps the results. */
function useAgencies(gateway: MarketplaceGateway, marketplaces: readonly Marketplace[], isSearched: boolean) {
  const client = useHostQueryClient();
  const [agencies, setAgencies] = useState<ReadonlyMap<string, Agency | null>>(new Map());
  const ids = useMemo(() => {
    const linked = marketplaces.flatMap(({ agencyId }) => (agencyId == null ? [] : [String(agencyId)]));
    return [...new Set(linked)];
  }, [marketplaces]);
  const missingId = isSearched ? ids.find((id) => !agencies.has(id)) : undefined;
  useEffect(() => {
    if (missingId === undefined) return;
    let isCurrent = true;
    const next = ids.filter((id) => !agencies.has(id)).slice(0, batchSize);
    const fetchAgency = (id: string) => client.ensureQueryData(agencyQuery(gateway, id)).catch(() => null);
    void Promise.all(next.map(async (id) => [id, await fetchAgency(id)] as const)).then((found) => {
      if (isCurrent) setAgencies((previous) => new Map([...previous, ...found]));
    });
    return () => {
      isCurrent = false;
    };
  }, [missingId, ids, agencies, client, gateway]);
  return { agencies, isLooking: missingId !== undefined };
}

/** Returns the marketplaces that match the filters. A search also covers linked agencies as they load. */
function useFilteredMarketplaces(
  gateway: MarketplaceGateway,
  marketplaces: readonly Marketplace[],
  filters: MarketplaceFilters,
  stepsLeft: FilterFacts['stepsLeft'],
) {
  const { agencies, isLooking } = useAgencies(gateway, marketplaces, filters.search.trim() !== '');
  const deferredFilters = useDeferredValue(filters);
  const shown = useMemo(
    () =>
      filterMarketplaces(marketplaces, deferredFilters, { agencyOf: (id) => agencies.get(id), stepsLeft }),
    [marketplaces, deferredFilters, agencies, stepsLeft],
  );
  return { shown, isLooking };
}

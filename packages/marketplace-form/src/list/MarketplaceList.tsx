import {
  Button,
  createWriteJournal,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  LoadingOverlay,
  Page,
  Stack,
  Text,
  useMessages,
  type WriteStorage,
} from '@advantage/ui';
import { PlusIcon } from '@advantage/ui/icons';
import { useEvent } from '@advantage/ui/internal';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { useErrorToast } from '../gateway/useErrorToast.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { FilterBar, type PressEvent } from './FilterBar.tsx';
import { type MarketplaceFilters, noMarketplaceFilters } from './filters.ts';
import * as styles from './MarketplaceList.css.ts';
import { MarketplaceTable } from './MarketplaceTable.tsx';
import { createOrderStores, type OrderChange, type OrderStores } from './orderStores.ts';
import { useAfterPaint } from './useAfterPaint.ts';
import { useFilteredMarketplaces } from './useFilteredMarketplaces.ts';
import { useMarketplaceChanges, useMarketplaces } from './useMarketplaceList.ts';

/** Props of `MarketplaceList`. */
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
   * Renders whether a marketplace is ready to receive referrals, in its row, e.g. `ReadinessButton` of `/insight`.
   * Default nothing.
   */
  readonly renderReadiness?: (marketplace: Marketplace) => ReactNode;
  /**
   * Renders a note about the sample above the rows and provides the figures of each row, e.g. `OrderInsight` of
   * `/insight`: its matches, the referrals it gets, and those it loses to other marketplaces. While a row is dragged,
   * the figures are those after a drop. Default: no such columns.
   */
  readonly insight?: (stores: OrderStores) => ReactNode;
  /**
   * Renders which referrals a new order moves between marketplaces, e.g. `OrderSimulation` of `/insight`, in the dialog
   * that asks for a position. Default: nothing.
   */
  readonly simulation?: (change: OrderChange) => ReactNode;
  /**
   * Renders actions for the filtered marketplaces, e.g. `BulkEdit` of `/insight`, before the link to a new marketplace.
   * Called with an empty array while they load: reserve space then. Default: nothing.
   */
  readonly tools?: (shown: readonly Marketplace[]) => ReactNode;
  /**
   * Whether a marketplace is ready to receive referrals; undefined while unknown. Adds a readiness filter. Default: no
   * such filter.
   */
  readonly isReady?: (marketplace: Marketplace) => boolean | undefined;
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
  const { clear } = useMessages(en.listFilters);
  const { gateway, storage, insight, renderReadiness } = props;
  const { newHref = '/admin/marketplaces/new', renderHeading = pageHeading } = props;
  const { hrefOf = (id: number) => `/admin/marketplaces/${id}` } = props;
  const [stores] = useState(createOrderStores);
  const journal = useMemo(() => createWriteJournal('marketplace-changes', storage), [storage]);
  const listState = useMarketplaces(gateway);
  const changes = useMarketplaceChanges(gateway, listState, stores, journal);
  const { marketplaces } = changes;
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
  const { shown, isLooking } = useFilteredMarketplaces(gateway, marketplaces, filters, props.isReady);
  const order = useMemo(() => marketplaces.map(({ id }) => id), [marketplaces]);
  useEffect(() => stores.order.set({ marketplaces }), [stores, marketplaces]);
  const hasRows = marketplaces.length > 0 || listState.isLoading;
  return (
    <Page>
      <Stack space={6}>
        {renderHeading(t.allMarketplaces)}
        <div className={styles.tools}>
          <div className={styles.help}>
            <Text tone="muted">{t.about}</Text>
          </div>
          <div className={styles.bar}>
            {hasRows && (
              <FilterBar
                filters={filters}
                onChange={setFilters}
                onClear={clearFilters}
                searchRef={search}
                hasReadiness={props.isReady !== undefined}
              />
            )}
            <div className={styles.create}>
              {hasRows && props.tools?.(shown)}
              <LinkButton href={newHref} icon={PlusIcon} tone="accent">
                {t.newMarketplace}
              </LinkButton>
            </div>
          </div>
          {hasRows && <Count shown={shown.length} all={marketplaces.length} isLooking={isLooking} />}
          {hasRows && insight && <div className={styles.sample}>{insight(stores)}</div>}
        </div>
        <Overlay isLoading={listState.isLoading} isSaving={changes.isSaving}>
          {marketplaces.length === 0 ? (
            <NoMarketplaces {...listState} />
          ) : shown.length === 0 && !isLooking ? (
            <EmptyState title={t.noMatch} actions={<Button onPress={clearFilters}>{clear}</Button>}>
              {t.noMatchHint}
            </EmptyState>
          ) : (
            <MarketplaceTable
              {...changes}
              marketplaces={shown}
              all={marketplaces}
              order={order}
              simulation={props.simulation}
              unreadableFields={listState.unreadableFields}
              gateway={gateway}
              hrefOf={hrefOf}
              newHref={newHref}
              renderReadiness={renderReadiness}
              stores={insight && stores}
              onAgencyError={() => setAgencyMissing(true)}
            />
          )}
        </Overlay>
      </Stack>
    </Page>
  );
}

interface CountProps {
  readonly shown: number;
  readonly all: number;
  readonly isLooking: boolean;
}

/** Number of marketplaces shown and, while some are filtered out, a note on positions. */
const Count = ({ shown, all, isLooking }: CountProps) => {
  const t = useMessages(en.list);
  const counted = useMessages(en.listFilters);
  return (
    <div className={styles.count} data-filtered={shown < all || undefined} role="status">
      <Text size="s" tone="muted">
        {all > 0 && counted.shown(shown, all)}
        {isLooking && t.searchingAgencies}
        {shown > 1 && shown < all && t.positionsHint}
      </Text>
    </div>
  );
};

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

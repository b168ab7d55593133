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
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { useErrorToast } from '../gateway/useErrorToast.ts';
import * as en from '../messages/en.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { FilterBar } from './FilterBar.tsx';
import { type MarketplaceFilters, noMarketplaceFilters } from './filters.ts';
import * as styles from './MarketplaceList.css.ts';
import { MarketplaceTable } from './MarketplaceTable.tsx';
import { createOrderStores, type OrderChange, type OrderStores } from './orderStores.ts';
import { useAfterPaint } from './useAfterPaint.ts';
import { useFilteredMarketplaces } from './useFilteredMarketplaces.ts';
import { useMarketplaceChanges, useMarketplaces } from './useMarketplaceList.ts';

/** What a host gives the list. */
export interface MarketplaceListProps {
  /** Where the marketplaces come from. */
  readonly gateway: MarketplaceGateway;
  /**
   * Remembers changes until their outcome is known, so that a reload neither repeats nor loses one: the person's own
   * `sessionStorage`. Keep the object. Default: they are remembered while the list shows.
   */
  readonly storage?: WriteStorage;
  /** Where a marketplace is edited. Default `/admin/marketplaces/{id}`. */
  readonly hrefOf?: (id: number) => string;
  /** Where a marketplace is created. Default `/admin/marketplaces/new`. */
  readonly newHref?: string;
  /** Draws in a row whether it is ready to receive, e.g. `ReadinessButton` of `/insight`. Default nothing. */
  readonly readinessOf?: (marketplace: Marketplace) => ReactNode;
  /**
   * Draws the sample above the rows and gives the figures of each, e.g. `OrderInsight` of `/insight`: what it matches, what
   * it gets, and who takes the rest, also for the order that a drop would make. Default: no such columns.
   */
  readonly insight?: (stores: OrderStores) => ReactNode;
  /**
   * Draws what another order moves between which marketplaces, e.g. `OrderSimulation` of `/insight`, where a position is
   * asked for. Default: nothing.
   */
  readonly simulation?: (change: OrderChange) => ReactNode;
  /**
   * Draws what can be done with the marketplaces that the filters show, e.g. `BulkEdit` of `/insight`, before the link to a
   * new one. It is given none while they load: keep its place. Default: nothing.
   */
  readonly tools?: (shown: readonly Marketplace[]) => ReactNode;
  /** Whether a marketplace is ready to receive, undefined while that is not known; offers a filter. Default: no such filter. */
  readonly isReady?: (marketplace: Marketplace) => boolean | undefined;
  /** Which marketplaces show, e.g. from the address of the page. Default: the list keeps its filters itself. */
  readonly filters?: MarketplaceFilters;
  /** Called with other filters. Default: none. */
  readonly onFiltersChange?: (filters: MarketplaceFilters) => void;
  /** Draws the heading 'All Marketplaces', e.g. in the bar of a console. Default: a heading on the page. */
  readonly renderHeading?: (text: string) => ReactNode;
}

const pageHeading = (text: string) => <Heading level={1}>{text}</Heading>;

/**
 * All marketplaces in the order in which they get referrals: to turn them on and off, to reorder them by dragging,
 * by keyboard or by menu, and to go to their form. Needs a `QueryClientProvider` and a `ToastRegion` around it.
 */
export function MarketplaceList(props: MarketplaceListProps) {
  const t = useMessages(en.list);
  const { clear } = useMessages(en.listFilters);
  const { gateway, storage, insight, readinessOf } = props;
  const { newHref = '/admin/marketplaces/new', renderHeading = pageHeading } = props;
  const { hrefOf = (id: number) => `/admin/marketplaces/${id}` } = props;
  const [stores] = useState(createOrderStores);
  const journal = useMemo(() => createWriteJournal('marketplace-changes', storage), [storage]);
  const known = useMarketplaces(gateway);
  const changes = useMarketplaceChanges(gateway, known, stores, journal);
  const { marketplaces } = changes;
  const [isAgencyMissing, setAgencyMissing] = useState(false);
  useErrorToast(isAgencyMissing, useMessages(en.listChanges).agenciesFailed);
  const [ownFilters, setOwnFilters] = useState(noMarketplaceFilters);
  const filters = props.filters ?? ownFilters;
  const setFilters = useEvent((next: MarketplaceFilters) => {
    setOwnFilters(next);
    props.onFiltersChange?.(next);
  });
  const { shown, isLooking } = useFilteredMarketplaces(gateway, marketplaces, filters, props.isReady);
  const order = useMemo(() => marketplaces.map(({ id }) => id), [marketplaces]);
  useEffect(() => stores.order.set({ marketplaces }), [stores, marketplaces]);
  const hasRows = marketplaces.length > 0 || known.isLoading;
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
              <FilterBar filters={filters} onChange={setFilters} hasReadiness={props.isReady !== undefined} />
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
        <Overlay isLoading={known.isLoading} isSaving={changes.isSaving}>
          {marketplaces.length === 0 ? (
            <NoMarketplaces {...known} />
          ) : shown.length === 0 && !isLooking ? (
            <EmptyState
              title={t.noMatch}
              actions={<Button onPress={() => setFilters(noMarketplaceFilters)}>{clear}</Button>}
            >
              {t.noMatchHint}
            </EmptyState>
          ) : (
            <MarketplaceTable
              {...changes}
              marketplaces={shown}
              all={marketplaces}
              order={order}
              simulation={props.simulation}
              odd={known.odd}
              gateway={gateway}
              hrefOf={hrefOf}
              newHref={newHref}
              readinessOf={readinessOf}
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

/** How many marketplaces show, and what a move does where some are hidden. */
const Count = ({ shown, all, isLooking }: CountProps) => {
  const t = useMessages(en.list);
  const counted = useMessages(en.listFilters);
  return (
    <div className={styles.count} data-filtered={shown < all || undefined} role="status">
      <Text size="s" tone="muted">
        {all > 0 && counted.shown(shown, all)}
        {isLooking && t.searchingAgencies}
        {shown < all && t.positionsHint}
      </Text>
    </div>
  );
};

interface OverlayProps {
  readonly isLoading: boolean;
  readonly isSaving: boolean;
  readonly children: ReactNode;
}

/** Covers the rows while they are loaded or saved: a frame after a row was dropped, which is seen to move first. */
function Overlay({ isLoading, isSaving, children }: OverlayProps) {
  const t = useMessages(en.list);
  const savesByNow = useAfterPaint(isSaving);
  return (
    <LoadingOverlay isLoading={isLoading || savesByNow} label={savesByNow ? t.savingOrder : t.loading}>
      {children}
    </LoadingOverlay>
  );
}

type NoMarketplacesProps = Pick<ReturnType<typeof useMarketplaces>, 'isLoading' | 'problem' | 'reload'>;

/** What is in place of the table. */
function NoMarketplaces({ isLoading, problem, reload }: NoMarketplacesProps) {
  const t = useMessages(en.list);
  if (isLoading) return <div className={styles.reserved} />;
  if (problem !== undefined) return <ErrorState what={problem} onRetry={() => void reload()} />;
  return <EmptyState title={t.noneYet}>{t.addFirst}</EmptyState>;
}

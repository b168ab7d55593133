import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  LoadingOverlay,
  Page,
  Stack,
  Text,
} from '@advantage/ui';
import { PlusIcon } from '@advantage/ui/icons';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { useErrorToast } from '../gateway/useErrorToast.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { FilterBar } from './FilterBar.tsx';
import { type MarketplaceFilters, noMarketplaceFilters, shownCount } from './filters.ts';
import * as styles from './MarketplaceList.css.ts';
import { MarketplaceTable } from './MarketplaceTable.tsx';
import { useAfterPaint } from './useAfterPaint.ts';
import { useFilteredMarketplaces } from './useFilteredMarketplaces.ts';
import { agenciesFailed, useMarketplaceChanges, useMarketplaces } from './useMarketplaceList.ts';

/** What a host gives the list. */
export interface MarketplaceListProps {
  /** Where the marketplaces come from. */
  readonly gateway: MarketplaceGateway;
  /** Where a marketplace is edited. Default `/admin/marketplaces/{id}` (MKL-5). */
  readonly hrefOf?: (id: number) => string;
  /** Where a marketplace is created. Default `/admin/marketplaces/new` (MKL-4). */
  readonly newHref?: string;
  /** Draws in a row whether it is ready to receive, e.g. `ReadinessButton` of `/insight`. Default nothing. */
  readonly readinessOf?: (marketplace: Marketplace) => ReactNode;
  /** Draws what the order gives to whom, e.g. `ReachButton` of `/insight`, above the rows. Default nothing. */
  readonly insight?: (marketplaces: readonly Marketplace[]) => ReactNode;
  /** Whether a marketplace is ready to receive, undefined while that is not known; offers a filter. Default: no such filter. */
  readonly isReady?: (marketplace: Marketplace) => boolean | undefined;
  /** Which marketplaces show, e.g. from the address of the page. Default: the list keeps its filters itself. */
  readonly filters?: MarketplaceFilters;
  /** Called with other filters. Default: none. */
  readonly onFiltersChange?: (filters: MarketplaceFilters) => void;
  /** Draws the heading 'All Marketplaces' (MKL-1), e.g. in the bar of a console. Default: a heading on the page. */
  readonly renderHeading?: (text: string) => ReactNode;
}

const pageHeading = (text: string) => <Heading level={1}>{text}</Heading>;

/**
 * All marketplaces in the order in which they get referrals: to turn them on and off, to reorder them by dragging,
 * by keyboard or by menu, and to go to their form. Needs a `QueryClientProvider` and a `ToastRegion` around it.
 */
export function MarketplaceList(props: MarketplaceListProps) {
  return <KnownMarketplaces {...props} known={useMarketplaces(props.gateway)} />;
}

interface KnownMarketplacesProps extends MarketplaceListProps {
  /** What the services say. */
  readonly known: ReturnType<typeof useMarketplaces>;
}

/** The list with what is being changed in it. */
function KnownMarketplaces({ known, ...props }: KnownMarketplacesProps) {
  const { gateway, newHref, renderHeading, insight, readinessOf } = props;
  const { hrefOf = (id: number) => `/admin/marketplaces/${id}` } = props;
  const changes = useMarketplaceChanges(gateway, known);
  const { marketplaces } = changes;
  const [isAgencyMissing, setAgencyMissing] = useState(false);
  useErrorToast(isAgencyMissing, agenciesFailed);
  const [ownFilters, setOwnFilters] = useState(noMarketplaceFilters);
  const filters = props.filters ?? ownFilters;
  const setFilters = (next: MarketplaceFilters) => {
    setOwnFilters(next);
    props.onFiltersChange?.(next);
  };
  const { shown, isLooking } = useFilteredMarketplaces(gateway, marketplaces, filters, props.isReady);
  const order = useMemo(() => marketplaces.map(({ id }) => id), [marketplaces]);
  return (
    <Page>
      <Stack space={6}>
        <Head marketplaces={marketplaces} {...{ newHref, renderHeading, insight }} />
        {(marketplaces.length > 0 || known.isLoading) && (
          <div className={styles.tools}>
            <FilterBar filters={filters} onChange={setFilters} hasReadiness={props.isReady !== undefined} />
            <Count shown={shown.length} all={marketplaces.length} isLooking={isLooking} />
          </div>
        )}
        <Overlay isLoading={known.isLoading} isSaving={changes.isSaving}>
          {marketplaces.length === 0 ? (
            <NoMarketplaces {...known} />
          ) : shown.length === 0 && !isLooking ? (
            <EmptyState
              title="No marketplaces match"
              actions={<Button onPress={() => setFilters(noMarketplaceFilters)}>Clear filters</Button>}
            >
              Change the search or the filters.
            </EmptyState>
          ) : (
            <MarketplaceTable
              {...changes}
              marketplaces={shown}
              order={order}
              odd={known.odd}
              gateway={gateway}
              hrefOf={hrefOf}
              readinessOf={readinessOf}
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
const Count = ({ shown, all, isLooking }: CountProps) => (
  <div className={styles.count} role="status">
    <Text size="s" tone="muted">
      {all > 0 && shownCount(shown, all)}
      {isLooking && ' · Searching agencies…'}
      {shown < all && ' · Positions count all. A row you move goes between the two rows you see.'}
    </Text>
  </div>
);

interface HeadProps extends Pick<MarketplaceListProps, 'newHref' | 'renderHeading' | 'insight'> {
  readonly marketplaces: readonly Marketplace[];
}

/** What stands above the rows. */
const Head = memo(function Head({ marketplaces, insight, ...props }: HeadProps) {
  const { newHref = '/admin/marketplaces/new', renderHeading = pageHeading } = props;
  return (
    <>
      {renderHeading('All Marketplaces')}
      <div className={styles.head}>
        <div className={styles.help}>
          <Text tone="muted">
            A referral goes to the first marketplace that accepts it. Drag a row to change the order.
          </Text>
        </div>
        <div className={styles.actions}>
          {insight && (
            <div className={styles.insight}>{marketplaces.length > 0 && insight(marketplaces)}</div>
          )}
          <LinkButton href={newHref} icon={PlusIcon} tone="accent">
            New marketplace
          </LinkButton>
        </div>
      </div>
    </>
  );
});

interface OverlayProps {
  readonly isLoading: boolean;
  readonly isSaving: boolean;
  readonly children: ReactNode;
}

/** Covers the rows while they are loaded or saved (MKL-17): a frame after a row was dropped, which is seen to move first. */
function Overlay({ isLoading, isSaving, children }: OverlayProps) {
  const savesByNow = useAfterPaint(isSaving);
  return (
    <LoadingOverlay
      isLoading={isLoading || savesByNow}
      label={savesByNow ? 'Saving the order' : 'Loading marketplaces'}
    >
      {children}
    </LoadingOverlay>
  );
}

type NoMarketplacesProps = Pick<ReturnType<typeof useMarketplaces>, 'isLoading' | 'problem' | 'reload'>;

/** What stands where the table would be. */
function NoMarketplaces({ isLoading, problem, reload }: NoMarketplacesProps) {
  if (isLoading) return <div className={styles.reserved} />;
  if (problem !== undefined) return <ErrorState what={problem} onRetry={() => void reload()} />;
  return <EmptyState title="No marketplaces yet">Add a marketplace to start selling referrals.</EmptyState>;
}

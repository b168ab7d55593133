import {
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
import { memo, type ReactNode, useState } from 'react';
import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';
import { useErrorToast } from '../gateway/useErrorToast.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import * as styles from './MarketplaceList.css.ts';
import { MarketplaceTable } from './MarketplaceTable.tsx';
import { useAfterPaint } from './useAfterPaint.ts';
import { agenciesFailed, useMarketplaceChanges, useMarketplaces } from './useMarketplaceList.ts';

/** What a host gives the list. */
export interface MarketplaceListProps {
  /** Where the marketplaces come from. */
  readonly gateway: MarketplaceGateway;
  /** Where a marketplace is edited. Default `/admin/marketplaces/{id}` (MKL-5). */
  readonly hrefOf?: (id: number) => string;
  /** Where a marketplace is created. Default `/admin/marketplaces/new` (MKL-4). */
  readonly newHref?: string;
  /** Draws beside a row whether it is ready to receive, e.g. `ReadinessButton` of `/insight`. Default nothing. */
  readonly readinessOf?: (marketplace: Marketplace) => ReactNode;
  /** Draws what the order gives to whom, e.g. `ReachButton` of `/insight`, above the rows. Default nothing. */
  readonly insight?: (marketplaces: readonly Marketplace[]) => ReactNode;
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
  return (
    <Page>
      <Stack space={6}>
        <Head marketplaces={marketplaces} {...{ newHref, renderHeading, insight }} />
        <Overlay isLoading={known.isLoading} isSaving={changes.isSaving}>
          {marketplaces.length === 0 ? (
            <NoMarketplaces {...known} />
          ) : (
            <MarketplaceTable
              {...changes}
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
        <Text tone="muted">
          A referral goes to the first marketplace that accepts it. Drag a row to change the order.
        </Text>
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
  return <EmptyState title="No marketplaces yet">Create the first one to sell referrals to it.</EmptyState>;
}

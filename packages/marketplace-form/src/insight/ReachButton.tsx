import { Button, ErrorState, Heading, SidePanel, Spinner, Stack, Text, useNow } from '@advantage/ui';
import { ChartIcon } from '@advantage/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Marketplace } from '../wire/marketplace.ts';
import type { InsightSample, MarketplaceInsightSource } from './MarketplaceInsightSource.ts';
import { sampleSentence } from './previewTexts.ts';
import * as styles from './ReachButton.css.ts';
import { ReachList } from './ReachList.tsx';
import { unmatchedSentence } from './reachTexts.ts';
import { sampleQuery } from './sampleQuery.ts';
import { type Orders, useOrders, useReach } from './useReach.ts';

/** What a host gives the button. */
export interface ReachButtonProps {
  /** All marketplaces in the order of the list, the first served first. */
  readonly marketplaces: readonly Marketplace[];
  /** Where the referrals come from that the order is tried on. */
  readonly source: MarketplaceInsightSource;
}

const nowhere = () => true;

/**
 * Opens, beside the list, what its order gives to whom: who overlaps with whom, who would hardly ever be reached, and
 * what the last move did. The list saves a move at once and offers to undo it, so this stays open while rows are moved.
 * Give it to `MarketplaceList` as `insight`.
 */
export function ReachButton({ marketplaces, source }: ReachButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const orders = useOrders(marketplaces);
  return (
    <>
      <Button icon={ChartIcon} onPress={() => setOpen(true)} aria-expanded={isOpen}>
        Reach
      </Button>
      <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} label="Reach by priority" isInside={nowhere}>
        <Content marketplaces={marketplaces} source={source} orders={orders} />
      </SidePanel>
    </>
  );
}

/** Asks for the sample when the panel opens. */
function Content({ marketplaces, source, orders }: ReachButtonProps & { readonly orders: Orders }) {
  const { data, isError, isFetching, refetch } = useQuery(sampleQuery(source));
  return (
    <Stack space={4}>
      <Heading level={2} size="l">
        Reach by priority
      </Heading>
      {data && data.referrals.length > 0 ? (
        <Found marketplaces={marketplaces} sample={data} orders={orders} />
      ) : isError ? (
        <ErrorState
          what="The sample of referrals could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        <Text tone="muted">There are no referrals yet to try the order on.</Text>
      ) : (
        <Spinner label="Loading the sample" size={24} />
      )}
    </Stack>
  );
}

interface FoundProps extends Pick<ReachButtonProps, 'marketplaces'> {
  readonly sample: InsightSample;
  readonly orders: Orders;
}

/** The order, tried on the sample. */
function Found({ marketplaces, sample, orders }: FoundProps) {
  const now = useNow(60_000);
  const reach = useReach(marketplaces, sample.referrals, orders);
  if (!reach) return <Spinner label="Trying the order" size={24} />;
  return (
    <>
      <div className={styles.intro}>
        <Text>{unmatchedSentence(reach.now.unmatched)}</Text>
        <Text size="s" tone="muted">
          {`${sampleSentence(sample, now)} Our reading of the settings: what is not known counts as a match, limits and hours are left out, and the service decides.`}
        </Text>
      </div>
      <ReachList {...reach} marketplaces={marketplaces} />
    </>
  );
}

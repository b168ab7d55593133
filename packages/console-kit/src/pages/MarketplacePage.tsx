import { MarketplaceForm, type MarketplaceFormProps } from '@advantage/marketplace-form';
import { DeliveryTestButton, FormInsight } from '@advantage/marketplace-insight';
import { useBlocker, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Search } from '../address/search.ts';
import { createInsightSource } from '../gateways/createInsightSource.ts';
import { InsightPart } from '../notices/InsightPart.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';
import { ShellHeading } from '../shell/ShellHeading.tsx';
import { useUnsavedWork } from '../shell/unsavedWork.ts';
import { useGateway } from '../shell/useGateway.ts';
import { usePersonalDrafts } from '../shell/usePersonalDrafts.ts';

/** What a console adds to the form of a marketplace: its own fields, and a control for each. */
export type MarketplacePageProps = Pick<MarketplaceFormProps, 'fields' | 'slots'>;

/** The page of a marketplace, or of a new one. */
export function MarketplacePage(props: MarketplacePageProps) {
  const { gateways } = useConsole();
  const marketplaces = useGateway('marketplaces');
  const { marketplaceId = 'new' }: { readonly marketplaceId?: string } = useParams({ strict: false });
  const { from }: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const drafts = usePersonalDrafts();
  const source = useMemo(() => createInsightSource(gateways.referrals), [gateways.referrals]);
  const { deliveryTest } = gateways;
  const renderDeliveryTest = useCallback(
    (method: 'api' | 'email') =>
      deliveryTest && (
        <InsightPart>
          <DeliveryTestButton way={method} test={deliveryTest} />
        </InsightPart>
      ),
    [deliveryTest],
  );
  return (
    <MarketplaceForm
      {...props}
      key={`${marketplaceId} ${from}`}
      gateway={marketplaces}
      marketplaceId={marketplaceId === 'new' ? 'new' : Number(marketplaceId)}
      copyOf={from !== undefined && /^\d+$/.test(from) ? Number(from) : undefined}
      onCreated={() => void navigate({ to: '/admin/marketplaces' })}
      drafts={drafts}
      useUnsavedGuard={useUnsavedChanges}
      insight={
        <InsightPart>
          <FormInsight source={source} history={gateways.marketplaceHistory} gateway={marketplaces} />
        </InsightPart>
      }
      deliveryTest={renderDeliveryTest}
      renderHeading={(text, back) => <ShellHeading back={back}>{text}</ShellHeading>}
    />
  );
}

/** Blocks leaving a page with unsaved changes, and logging out. The page itself asks for confirmation. */
function useUnsavedChanges(hasChanges: boolean) {
  const { isAsking, isLeaving, onLeave, onStay } = useUnsavedWork(hasChanges);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: hasChanges && !isLeaving,
    withResolver: true,
  });
  if (isAsking) return { isAsking, onLeave, onStay };
  return { isAsking: status === 'blocked', onLeave: () => proceed?.(), onStay: () => reset?.() };
}

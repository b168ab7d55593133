import { MarketplaceForm } from '@advantage/marketplace-form';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Search } from '../address/search.ts';
import { createInsightSource } from '../gateways/createInsightSource.ts';
import { personalDrafts } from '../gateways/personalStorage.ts';
import { InsightPart } from '../insight/InsightPart.tsx';
import { DeliveryTestButton, FormInsight, FormSimulation } from '../insight/lazyInsight.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';
import { ShellHeading } from '../shell/ShellHeading.tsx';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.ts';

/** One marketplace, or a new one (RTE-10). */
export function MarketplacePage() {
  const { services, profile } = useConsole();
  const { marketplaceId } = useParams({ from: '/admin/marketplaces/$marketplaceId' });
  const { from }: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const drafts = useMemo(() => personalDrafts(profile.username), [profile.username]);
  const source = useMemo(() => createInsightSource(services.referrals), [services.referrals]);
  const { deliveryTest } = services;
  const testOf = useCallback(
    (way: 'api' | 'email') =>
      deliveryTest && (
        <InsightPart>
          <DeliveryTestButton way={way} test={deliveryTest} />
        </InsightPart>
      ),
    [deliveryTest],
  );
  return (
    <MarketplaceForm
      key={`${marketplaceId} ${from}`}
      gateway={services.marketplaces}
      marketplaceId={marketplaceId === 'new' ? 'new' : Number(marketplaceId)}
      copyOf={from !== undefined && /^\d+$/.test(from) ? Number(from) : undefined}
      onCreated={() => void navigate({ to: '/admin/marketplaces' })}
      drafts={drafts}
      useUnsavedGuard={useUnsavedChanges}
      insight={
        <InsightPart>
          <FormInsight source={source} history={services.marketplaceHistory} />
        </InsightPart>
      }
      review={
        <InsightPart>
          <FormSimulation source={source} gateway={services.marketplaces} />
        </InsightPart>
      }
      deliveryTest={testOf}
      renderHeading={(text) => <ShellHeading>{text}</ShellHeading>}
    />
  );
}

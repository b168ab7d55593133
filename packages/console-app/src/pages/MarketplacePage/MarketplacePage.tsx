import { MarketplaceForm } from '@advantage/marketplace-form';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { InsightPart } from '../../insight/InsightPart.tsx';
import { FormInsight } from '../../insight/lazyInsight.tsx';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { useUnsavedChanges } from '../../routes/useUnsavedChanges.ts';
import { createInsightSource } from '../../services/createInsightSource.ts';
import { personalDrafts } from '../../services/personalStorage.ts';
import { ShellHeading } from '../../shell/ShellHeading/ShellHeading.tsx';

/** One marketplace, or a new one (RTE-10). */
export function MarketplacePage() {
  const { services, profile } = useConsole();
  const { marketplaceId } = useParams({ from: '/admin/marketplaces/$marketplaceId' });
  const navigate = useNavigate();
  const drafts = useMemo(() => personalDrafts(profile.username), [profile.username]);
  const source = useMemo(() => createInsightSource(services.referrals), [services.referrals]);
  return (
    <MarketplaceForm
      key={marketplaceId}
      gateway={services.marketplaces}
      marketplaceId={marketplaceId === 'new' ? 'new' : Number(marketplaceId)}
      onCreated={() => void navigate({ to: '/admin/marketplaces' })}
      drafts={drafts}
      useUnsavedGuard={useUnsavedChanges}
      insight={
        <InsightPart>
          <FormInsight source={source} />
        </InsightPart>
      }
      renderHeading={(text) => <ShellHeading>{text}</ShellHeading>}
    />
  );
}

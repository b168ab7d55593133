import { MarketplaceForm } from '@advantage/marketplace-form';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { useUnsavedChanges } from '../../routes/useUnsavedChanges.ts';
import { ShellHeading } from '../../shell/ShellHeading/ShellHeading.tsx';

/** One marketplace, or a new one (RTE-10). */
export function MarketplacePage() {
  const { services } = useConsole();
  const { marketplaceId } = useParams({ from: '/admin/marketplaces/$marketplaceId' });
  const navigate = useNavigate();
  return (
    <MarketplaceForm
      key={marketplaceId}
      gateway={services.marketplaces}
      marketplaceId={marketplaceId === 'new' ? 'new' : Number(marketplaceId)}
      onCreated={() => void navigate({ to: '/admin/marketplaces' })}
      useUnsavedGuard={useUnsavedChanges}
      renderHeading={(text) => <ShellHeading>{text}</ShellHeading>}
    />
  );
}

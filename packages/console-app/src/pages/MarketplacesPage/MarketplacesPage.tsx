import { MarketplaceList } from '@advantage/marketplace-form';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { ShellHeading } from '../../shell/ShellHeading/ShellHeading.tsx';

/** All marketplaces, for admins (RTE-9). */
export function MarketplacesPage() {
  const { services } = useConsole();
  return (
    <MarketplaceList
      gateway={services.marketplaces}
      renderHeading={(text) => <ShellHeading>{text}</ShellHeading>}
    />
  );
}

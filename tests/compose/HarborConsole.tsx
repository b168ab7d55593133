import { type FeatureFlagGateway, FeatureFlagManager, FeatureFlagProvider } from '@advantage/feature-flags';
import { type MarketplaceGateway, MarketplaceList } from '@advantage/marketplace-form';
import {
  AllReferralsScreen,
  createServerClock,
  type ReferralFilterName,
  type ReferralSource,
} from '@advantage/referrals';
import {
  AppShell,
  BrandProvider,
  ClockProvider,
  createSystemClock,
  LinkRouter,
  ToastRegion,
} from '@advantage/ui';
import { FlagIcon, ListIcon, StoreIcon } from '@advantage/ui/icons';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { harbor } from './harbor.ts';
import { navigate, useAddress, useParameter } from './routing.ts';

export interface HarborPorts {
  readonly referrals: ReferralSource;
  readonly marketplaces: MarketplaceGateway;
  readonly flags: FeatureFlagGateway;
}

// One of each for the whole page: the clock goes by the service's time as soon as a list has been answered.
const serverClock = createServerClock();
const clock = createSystemClock(serverClock);
const queries = new QueryClient();

const filters: readonly ReferralFilterName[] = ['scope', 'claimed', 'date', 'state'];

function Referrals({ source }: { readonly source: ReferralSource }) {
  const [selectedKey, setSelectedKey] = useParameter('referral');
  return (
    <AllReferralsScreen
      source={source}
      audience="agent"
      username="maya"
      rowAction="select"
      filters={filters}
      selectedKey={selectedKey}
      onSelectedKeyChange={setSelectedKey}
      details={{}}
      onServerTime={serverClock.observe}
    />
  );
}

const places = [
  { label: 'Referrals', href: '/', icon: ListIcon },
  { label: 'Marketplaces', href: '/marketplaces', icon: StoreIcon },
  { label: 'Feature flags', href: '/flags', icon: FlagIcon },
] as const;

function Shell({ referrals, marketplaces, flags }: HarborPorts) {
  const [path = '/'] = useAddress().split('?');
  const here = places.find(({ href }) => href === path) ?? places[0];
  const items = places.map((place) => ({ ...place, isCurrent: place === here }));
  return (
    <AppShell
      heading={here.label}
      groups={[{ label: 'Harbor', items }]}
      layout={here.href === '/' ? 'list' : 'page'}
    >
      {here.href === '/' && <Referrals source={referrals} />}
      {here.href === '/marketplaces' && <MarketplaceList gateway={marketplaces} renderHeading={() => null} />}
      {here.href === '/flags' && <FeatureFlagManager gateway={flags} />}
    </AppShell>
  );
}

export const HarborConsole = (ports: HarborPorts) => (
  <ClockProvider clock={clock}>
    <BrandProvider brand={harbor} mode="system">
      <QueryClientProvider client={queries}>
        <FeatureFlagProvider gateway={ports.flags}>
          <LinkRouter navigate={navigate}>
            <Shell {...ports} />
            <ToastRegion />
          </LinkRouter>
        </FeatureFlagProvider>
      </QueryClientProvider>
    </BrandProvider>
  </ClockProvider>
);

import './startup/trustedTypes.ts';
import { createAuthorizedFetch } from '@advantage/console-kit/http';
import { createServerClock } from '@advantage/referrals';
import { createPublicFeedSource } from '@advantage/referrals/feed';
import { BrandProvider, ClockProvider, createSystemClock } from '@advantage/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brandOf } from './config/brandOf.ts';
import type { Config } from './config/configSchema.ts';
import { hostBrand } from './config/hostBrand.ts';
import { PublicFeedPage, type PublicFeedPageProps } from './public-feed/PublicFeedPage.tsx';
import { useFeedAddress } from './public-feed/useFeedAddress.ts';
import { startApp } from './startup/startApp.ts';

const path = '/public-referrals';

function PublicApp(props: Omit<PublicFeedPageProps, 'view' | 'onViewChange'>) {
  const [view, setView] = useFeedAddress();
  return <PublicFeedPage {...props} view={view} onViewChange={setView} />;
}

function show(root: HTMLElement, config: Config) {
  const host = hostBrand(window.location.hostname);
  const brand = brandOf(host.brandKey, config);
  const isDirectory = host.isDirectory && brand.key === 'advantage';
  const source = createPublicFeedSource({
    baseUrl: config.services.referral,
    fetch: createAuthorizedFetch({ config }),
  });
  const serverClock = createServerClock();
  createRoot(root).render(
    <StrictMode>
      <ClockProvider clock={createSystemClock(serverClock)}>
        <BrandProvider brand={brand} mode="system">
          <PublicApp source={source} isDirectory={isDirectory} onServerTime={serverClock.observe} />
        </BrandProvider>
      </ClockProvider>
    </StrictMode>,
  );
}

// Every address but those under /admin leads to the feed; the server gives those the other page.
if (window.location.pathname !== path) window.history.replaceState(null, '', path + window.location.search);
void startApp(show);

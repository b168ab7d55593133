import './startup/trustedTypes.ts';
import { createAuthorizedFetch } from '@advantage/console-kit/http';
import { createServerClock } from '@advantage/referrals';
import { createPublicFeedSource } from '@advantage/referrals/feed';
import { signUp } from '@advantage/referrals/messages';
import { BrandProvider, ClockProvider, createSystemClock, MessagesProvider } from '@advantage/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brandOf } from './config/brandOf.ts';
import type { Config } from './config/configSchema.ts';
import { hostBrand } from './config/hostBrand.ts';
import * as en from './messages/en.ts';
import { PublicFeedPage, type PublicFeedPageProps } from './public-feed/PublicFeedPage.tsx';
import { useFeedAddress } from './public-feed/useFeedAddress.ts';
import { startApp } from './startup/startApp.ts';

const path = '/public-referrals';
const { pathname, search } = window.location;
const isUnknownAddress = ![path, `${path}/`, '/'].includes(pathname);

const catalog = { signUp, publicFeed: en.publicFeed };

/** Returns the texts about Advantage, reworded for the brand with this name. */
const brandMessages = (name: string) => ({
  signUp: { offer: en.ownBrand.offer(name), start: en.ownBrand.get(name) },
  publicFeed: { become: en.ownBrand.become(name), getAdvantage: en.ownBrand.get(name) },
});

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
          <MessagesProvider catalog={catalog} messages={config.ownBrand ? brandMessages(brand.name) : {}}>
            <PublicApp
              source={source}
              isDirectory={isDirectory}
              isUnknownAddress={isUnknownAddress}
              onServerTime={serverClock.observe}
            />
          </MessagesProvider>
        </BrandProvider>
      </ClockProvider>
    </StrictMode>,
  );
}

// Every URL outside /admin leads to the feed. For URLs under /admin, the server sends the other page.
if (pathname !== path) window.history.replaceState(null, '', path + search);
void startApp(show);

import { reportDataError } from '@advantage/console-kit/http';
import { notices } from '@advantage/console-kit/messages';
import { RegionBoundary, usePageTitle } from '@advantage/console-kit/notices';
import { type FeedSource, type FeedView, ReferralFeed } from '@advantage/referrals/feed';
import { Banner, SkipLink, useBrand, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { AdvantagePitch } from './AdvantagePitch.tsx';
import * as styles from './PublicFeedPage.css.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export interface PublicFeedPageProps {
  /** The source of the referrals. */
  readonly source: FeedSource;
  /** Whether the page has the directory skin. */
  readonly isDirectory: boolean;
  /** The current state, sort and page. */
  readonly view: FeedView;
  /** Called when the view changes. */
  readonly onViewChange: (view: FeedView) => void;
  /** Whether the visitor came from an address that doesn't exist. The page then says so. Default false. */
  readonly isUnknownAddress?: boolean;
  /** Called with the service's time. Default: none. */
  readonly onServerTime?: (time: number) => void;
}

const feedId = 'feed';

/** The public page: the live feed between a header and a call to become an Advantage Agent. */
export function PublicFeedPage({
  source,
  isDirectory,
  view,
  onViewChange,
  isUnknownAddress = false,
  onServerTime,
}: PublicFeedPageProps) {
  const t = useMessages(en.publicFeed);
  const { unknownPage } = useMessages(notices);
  usePageTitle(`Insurance Referral Feed | ${useBrand().name}`);
  return (
    <div className={styles.page}>
      <SkipLink targetId={feedId} label={t.skip} />
      <SiteHeader isDirectory={isDirectory} />
      <main className={styles.main}>
        {isUnknownAddress && <Banner title={unknownPage} role="status" />}
        <div id={feedId} className={styles.feed} tabIndex={-1}>
          <RegionBoundary what={t.failed}>
            <ReferralFeed
              source={source}
              view={view}
              onViewChange={onViewChange}
              onServerTime={onServerTime}
              onDataError={reportDataError}
              heading={
                <div className={styles.hero}>
                  <h1 className={styles.title}>{t.heading}</h1>
                  <p className={styles.lead}>{t.intro}</p>
                </div>
              }
            />
          </RegionBoundary>
        </div>
        <div className={styles.pitch}>
          <AdvantagePitch />
        </div>
      </main>
      <SiteFooter isDirectory={isDirectory} />
    </div>
  );
}

import { reportDataError } from '@advantage/console-kit/http';
import { RegionBoundary, usePageTitle } from '@advantage/console-kit/notices';
import { type FeedSource, type FeedView, ReferralFeed } from '@advantage/referrals/feed';
import { SkipLink, useBrand, useMessages } from '@advantage/ui';
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
  onServerTime,
}: PublicFeedPageProps) {
  const t = useMessages(en.publicFeed);
  usePageTitle(`Insurance Referral Feed | ${useBrand().name}`);
  return (
    <div className={styles.page}>
      <SkipLink targetId={feedId} label={t.skip} />
      <SiteHeader isDirectory={isDirectory} />
      <main className={styles.main}>
        <div className={styles.hero}>
          <h1 className={styles.title}>{t.heading}</h1>
          <p className={styles.lead}>{t.intro}</p>
        </div>
        <div id={feedId} className={styles.feed} tabIndex={-1}>
          <RegionBoundary what={t.failed}>
            <ReferralFeed
              source={source}
              view={view}
              onViewChange={onViewChange}
              onServerTime={onServerTime}
              onDataError={reportDataError}
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

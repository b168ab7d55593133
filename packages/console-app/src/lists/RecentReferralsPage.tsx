import { RecentReferralsScreen, recentColumns } from '@advantage/referrals';
import { Heading } from '@advantage/ui';
import { reportDataError } from '../gateways/reportDataError.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { OpensAsLiked } from './OpensAsLiked.tsx';
import * as styles from './RecentReferralsPage.css.ts';
import { useListTools } from './useListTools.tsx';

const columns = recentColumns();

/** The recently delivered referrals, titled 'All Referrals' (RTE-13). */
export const RecentReferralsPage = () => (
  <OpensAsLiked page="recent-opportunities">
    <RecentReferralsList />
  </OpensAsLiked>
);

function RecentReferralsList() {
  const look = useListTools({ page: 'recent-opportunities', columns });
  const { services, onServerTime } = useConsole();
  return (
    <>
      <div className={styles.title}>
        <Heading level={2} size="l">
          All Referrals
        </Heading>
      </div>
      <RecentReferralsScreen
        {...look}
        source={services.referrals}
        onServerTime={onServerTime}
        onDataError={reportDataError}
      />
    </>
  );
}

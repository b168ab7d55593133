import { RecentReferralsScreen } from '@advantage/referrals';
import { Heading } from '@advantage/ui';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { reportDataError } from '../../services/reportDataError.ts';
import * as styles from './RecentReferralsPage.css.ts';

/** The recently delivered referrals, titled 'All Referrals' (RTE-13). */
export function RecentReferralsPage() {
  const { services, onServerTime } = useConsole();
  return (
    <>
      <div className={styles.title}>
        <Heading level={2} size="l">
          All Referrals
        </Heading>
      </div>
      <RecentReferralsScreen
        source={services.referrals}
        onServerTime={onServerTime}
        onDataError={reportDataError}
      />
    </>
  );
}

import { type InitialListState, RecentReferralsScreen, recentColumns } from '@advantage/referrals';
import { Heading, useMessages } from '@advantage/ui';
import { useListAddress } from '../address/useListAddress.ts';
import { reportDataError } from '../gateways/reportDataError.ts';
import * as en from '../messages/en.ts';
import { useConsole } from '../shell/ConsoleContext.ts';
import { ListSelection, ListTools } from './ListTools.tsx';
import * as styles from './RecentReferralsPage.css.ts';
import { RestoreDefaultView } from './RestoreDefaultView.tsx';

const columns = recentColumns();
const initialState: InitialListState = { sorting: [] };

/** Recently delivered referrals, titled 'All Referrals'. */
export const RecentReferralsPage = () => (
  <RestoreDefaultView page="recent-opportunities">
    <RecentReferralsList />
  </RestoreDefaultView>
);

function RecentReferralsList() {
  const t = useMessages(en.headings);
  const address = useListAddress({ columns, audience: 'guest', initialState });
  const { gateways, onServerTime } = useConsole();
  return (
    <>
      <div className={styles.title}>
        <Heading level={2} size="l">
          {t.allReferrals}
        </Heading>
      </div>
      <RecentReferralsScreen
        {...address}
        id="recent-opportunities"
        columns={columns}
        source={gateways.referrals}
        onServerTime={onServerTime}
        onDataError={reportDataError}
        selectionBar={<ListSelection />}
      >
        <ListTools page="recent-opportunities" />
      </RecentReferralsScreen>
    </>
  );
}

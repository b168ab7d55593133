import { ClockProvider, createManualClock } from '@advantage/ui';
import type { Referral } from '../model/referral.ts';
import { ReferralTable, type ReferralTableProps } from '../table/ReferralTable.tsx';
import { aReferral } from './aReferral.ts';
import { storyReferrals } from './storyReferrals.ts';
import { storyTime } from './storyTime.ts';

/** The clock of the tests' tables. */
export const clock = createManualClock(storyTime);

/** An agent's table of the story's rows, but for the given props. */
export function TestTable(props: Partial<ReferralTableProps>) {
  return (
    <ClockProvider clock={clock}>
      <ReferralTable
        audience="agent"
        rows={storyReferrals}
        sort={{ field: 'addDate', order: 'desc' }}
        paging={{ page: 0, size: 25, total: 214, onPageChange: () => {} }}
        empty="Nothing here"
        {...props}
      />
    </ClockProvider>
  );
}

/** A list of one ordinary referral, but for the given fields. */
export const one = (fields: Partial<Referral> = {}) => [aReferral(fields)];

import { ClockProvider, createManualClock } from '@advantage/ui';
import { useMemo } from 'react';
import type { Referral } from '../model/referral.ts';
import { ReferralTableView, type ReferralTableViewProps } from '../referral/ReferralTableView.tsx';
import { adminColumns, columnsFor, decayStatusColumn, extraColumns } from '../referral/referralColumns.tsx';
import { aReferral } from './aReferral.ts';
import { storyReferrals } from './storyReferrals.ts';
import { storyTime } from './storyTime.ts';

/** The clock of the tests' tables. */
export const clock = createManualClock(storyTime);

const everyColumn = [...adminColumns(), decayStatusColumn, ...extraColumns()];

/** Columns of the referrals tables by their ids. */
export const columnsNamed = (...ids: readonly string[]) =>
  ids.flatMap((name) => everyColumn.filter(({ id }) => id === name));

export interface AudienceTableProps extends Omit<ReferralTableViewProps, 'columns'> {
  /** Default: the columns of the audience. */
  readonly columns?: ReferralTableViewProps['columns'];
}

/** A table with the columns of its audience. */
export function AudienceTable({ columns, ...props }: AudienceTableProps) {
  const usual = useMemo(() => columnsFor(props.audience), [props.audience]);
  return <ReferralTableView {...props} columns={columns ?? usual} />;
}

/** An agent's table of the story's rows, but for the given props. */
export function TestTable(props: Partial<ReferralTableViewProps>) {
  return (
    <ClockProvider clock={clock}>
      <AudienceTable
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

import { ClockProvider, createManualClock } from '@advantage/ui';
import { useMemo } from 'react';
import type { Referral } from '../model/referral.ts';
import { ReferralTableView, type ReferralTableViewProps } from '../referral/ReferralTableView.tsx';
import { adminColumns, columnsFor, decayStatusColumn, extraColumns } from '../referral/referralColumns.tsx';
import { aReferral } from './aReferral.ts';
import { storyReferrals } from './storyReferrals.ts';
import { storyTime } from './storyTime.ts';

/** The clock of test tables. */
export const clock = createManualClock(storyTime);

const everyColumn = [...adminColumns(), decayStatusColumn, ...extraColumns()];

/** Returns referral columns by id. */
export const findColumns = (...ids: readonly string[]) =>
  ids.flatMap((name) => everyColumn.filter(({ id }) => id === name));

export interface AudienceTableProps extends Omit<ReferralTableViewProps, 'columns'> {
  /** Columns to show. Default: the columns of the audience. */
  readonly columns?: ReferralTableViewProps['columns'];
}

/** A table with the default columns of its audience. */
export function AudienceTable({ columns, ...props }: AudienceTableProps) {
  const defaultColumns = useMemo(() => columnsFor(props.audience), [props.audience]);
  return <ReferralTableView {...props} columns={columns ?? defaultColumns} />;
}

/** An agent's table of the story referrals. Props override. */
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

/** Creates a list of one typical referral with the given fields. */
export const one = (fields: Partial<Referral> = {}) => [aReferral(fields)];

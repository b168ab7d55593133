import {
  agentColumns,
  createReferralColumnHelper,
  type Referral,
  ReferralFilterBar,
  ReferralListFooter,
  ReferralListProvider,
  type ReferralListSource,
  ReferralLiveStatus,
  ReferralTable,
  useReferralList,
} from '@advantage/referrals';
import { ColumnPicker, ExportButton } from '@advantage/referrals/tools';

export type ScoredReferral = Referral & { readonly score: number };
const column = createReferralColumnHelper<ScoredReferral>();
const action = (call: (referral: ScoredReferral) => void) =>
  column.display({
    id: 'call',
    header: 'Call',
    meta: { label: 'Call', card: 'action' },
    cell: ({ row }) => (
      <button type="button" onClick={() => call(row.original)}>
        Call {row.original.city}
      </button>
    ),
  });
const score = column.accessor('score', { header: 'Score', meta: { label: 'Score', align: 'end' } });

/** The agent's columns without the assignee, with a score and an action. Make them once: outside of a component. */
export const scoredColumns = (call: (referral: ScoredReferral) => void) => [
  ...agentColumns<ScoredReferral>().filter(({ id }) => id !== 'assignedAgency'),
  score,
  action(call),
];

export interface ScoredReferralsProps {
  readonly source: ReferralListSource<ScoredReferral>;
  readonly columns: ReturnType<typeof scoredColumns>;
}

export function ScoredReferrals({ source, columns }: ScoredReferralsProps) {
  const list = useReferralList({
    id: 'scored',
    source,
    columns,
    audience: 'agent',
    initialState: { sorting: [{ id: 'score', desc: true }] },
  });
  return (
    <ReferralListProvider list={list}>
      <ReferralFilterBar>
        <ColumnPicker />
        <ExportButton />
      </ReferralFilterBar>
      <ReferralLiveStatus />
      <ReferralTable label="Scored referrals" layout="page" />
      <ReferralListFooter />
    </ReferralListProvider>
  );
}

import {
  agentColumns,
  createReferralColumnHelper,
  type Referral,
  ReferralListScreen,
  type ReferralListSource,
  useReferralList,
} from '@advantage/referrals';
import { ColumnPicker } from '@advantage/referrals/tools';

export type ScoredReferral = Referral & { readonly score: number };

const column = createReferralColumnHelper<ScoredReferral>();
const initialState = { sorting: [{ id: 'score', desc: true }] };

/** The agent's columns without the assignee, with a score and an action. Make them once: outside of a component. */
export const scoredColumns = (call: (referral: ScoredReferral) => void) => [
  ...agentColumns<ScoredReferral>().filter(({ id }) => id !== 'assignedAgency'),
  column.accessor('score', { header: 'Score', size: 72, meta: { align: 'end' } }),
  column.display({
    id: 'call',
    header: 'Call',
    size: 124,
    meta: { card: 'action' },
    cell: ({ row }) => (
      <button type="button" onClick={() => call(row.original)}>
        Call {row.original.city}
      </button>
    ),
  }),
];

interface ScoredReferralsProps {
  readonly source: ReferralListSource<ScoredReferral>;
  readonly columns: ReturnType<typeof scoredColumns>;
}

export function ScoredReferrals({ source, columns }: ScoredReferralsProps) {
  const list = useReferralList({ id: 'scored', source, columns, audience: 'agent', initialState });
  return (
    <ReferralListScreen list={list} label="Scored referrals">
      <ColumnPicker />
    </ReferralListScreen>
  );
}

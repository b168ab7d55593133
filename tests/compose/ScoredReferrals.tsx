import {
  agentColumns,
  createReferralColumnHelper,
  type Referral,
  ReferralFilterBar,
  ReferralListFooter,
  ReferralListLayout,
  ReferralListProvider,
  type ReferralListSource,
  ReferralLiveStatus,
  ReferralTable,
  useReferralList,
} from '@advantage/referrals';
import { ColumnPicker } from '@advantage/referrals/tools';

export type ScoredReferral = Referral & { readonly score: number };

const column = createReferralColumnHelper<ScoredReferral>();
const initialState = { sorting: [{ id: 'score', desc: true }] };

/** The agent's columns without the assignee, with a score and an action. Make them once: outside of a component. */
export const scoredColumns = (call: (referral: ScoredReferral) => void) => [
  ...agentColumns<ScoredReferral>().filter(({ id }) => id !== 'assignedAgency'),
  column.accessor('score', { header: 'Score', meta: { label: 'Score', align: 'end' }, size: 72 }),
  column.display({
    id: 'call',
    meta: { label: 'Call', card: 'action' },
    header: 'Call',
    cell: ({ row }) => (
      <button type="button" onClick={() => call(row.original)}>
        Call {row.original.city}
      </button>
    ),
    size: 124,
  }),
];

export interface ScoredReferralsProps {
  readonly source: ReferralListSource<ScoredReferral>;
  readonly columns: ReturnType<typeof scoredColumns>;
}

export function ScoredReferrals({ source, columns }: ScoredReferralsProps) {
  const list = useReferralList({ id: 'scored', source, columns, audience: 'agent', initialState });
  return (
    <ReferralListProvider list={list}>
      <ReferralListLayout>
        <ReferralFilterBar>
          <ColumnPicker />
        </ReferralFilterBar>
        <ReferralLiveStatus />
        <ReferralTable label="Scored referrals" />
        <ReferralListFooter />
      </ReferralListLayout>
    </ReferralListProvider>
  );
}

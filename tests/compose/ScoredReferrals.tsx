import {
  actionColumn,
  agentColumns,
  createReferralColumnHelper,
  type Referral,
  ReferralListScreen,
  type ReferralListSource,
  useReferralList,
} from '@advantage/referrals';

export type ScoredReferral = Referral & { readonly score: number };

const column = createReferralColumnHelper<ScoredReferral>();

/** The agent's columns without the assignee, with a score and an action. Make them once: outside of a component. */
export const scoredColumns = (call: (referral: ScoredReferral) => void) => [
  ...agentColumns<ScoredReferral>().filter(({ id }) => id !== 'assignedAgency'),
  column.accessor('score', { header: 'Score', size: 72, meta: { align: 'end', sortField: 'score' } }),
  actionColumn({ label: 'Call', onAction: call }),
];

interface ScoredReferralsProps {
  readonly source: ReferralListSource<ScoredReferral>;
  readonly columns: ReturnType<typeof scoredColumns>;
}

export function ScoredReferrals({ source, columns }: ScoredReferralsProps) {
  const initialState = { sorting: [{ id: 'score', desc: true }] };
  const list = useReferralList({ id: 'scored', source, columns, audience: 'agent', initialState });
  return <ReferralListScreen list={list} name="Scored referrals" label="Scored referrals" />;
}

import {
  agentColumns,
  createReferral,
  ReferralListScreen,
  type ReferralListSource,
  useReferralList,
} from '@advantage/referrals';

/** A row in our database. */
export interface Lead {
  readonly id: number;
  readonly policyType: string;
  readonly isSold: boolean;
  readonly price: number;
  readonly createdAt: string;
}

export const leadReferral = ({ id, policyType, isSold, price, createdAt }: Lead) =>
  createReferral({
    opportunityId: id,
    lines: [policyType],
    marketplaceStatus: isSold ? 'Claimed' : 'Available',
    dynamicPrice: price,
    soldPrice: isSold ? price : null,
    addDate: createdAt,
  });

/** All leads at once. The list filters, sorts and pages them. */
export const leadSource = (leads: readonly Lead[]): ReferralListSource => ({
  list: async () => ({
    unchanged: false,
    page: { rows: leads.map(leadReferral), total: leads.length },
  }),
});

const columns = agentColumns();

export function Leads({ source }: { readonly source: ReferralListSource }) {
  const list = useReferralList({ id: 'leads', source, columns, audience: 'agent', processing: 'client' });
  return <ReferralListScreen list={list} name="Leads" label="Leads" />;
}

import {
  AllReferralsScreen,
  agentColumns,
  initialListState,
  type ReferralSource,
} from '@advantage/referrals';
import { BrandProvider, ToastRegion } from '@advantage/ui';
import { useState } from 'react';

// Columns are an array of objects: filter, reorder or replace them, or add your own.
const columns = agentColumns().filter(({ id }) => id !== 'assignedAgency');

export function AllReferrals({ source }: { readonly source: ReferralSource }) {
  const [state, setState] = useState(() => initialListState(columns, 'agent'));
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <BrandProvider>
      <AllReferralsScreen
        source={source}
        audience="agent"
        username="maya"
        state={state}
        onStateChange={setState}
        rowAction="select"
        selectedKey={openId}
        onSelectedKeyChange={setOpenId}
        details={{}}
        columns={columns}
      />
      <ToastRegion />
    </BrandProvider>
  );
}

// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, useMemo } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { agentColumns } from '../columns/referralColumns.tsx';
import { ReferralDetails } from '../details/ReferralDetails.tsx';
import { claimFlow, idle, minConfirmDelay } from '../model/claimFlow.ts';
import { getReferralStore } from '../model/referralStore.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource, type MemorySource } from '../testing/createMemorySource.ts';
import { storyTime } from '../testing/storyTime.ts';
import {
  ReferralListProvider,
  useReferralListDetails,
  useReferralListParts,
} from './ReferralListProvider.tsx';
import { ReferralTable } from './ReferralTable.tsx';
import { useReferralList } from './useReferralList.ts';

const columns = agentColumns();
const clock = createManualClock(storyTime);
const rendered: string[] = [];

/** A host's part that shows the number of rows. */
const RowCount = memo(function RowCount() {
  const { table } = useReferralListParts('RowCount');
  rendered.push('rows');
  return <p>{table.getRowCount()} rows</p>;
});

/** A host's part that shows the open referral. */
const OpenReferral = memo(function OpenReferral() {
  const { selectedKey } = useReferralListDetails('OpenReferral');
  rendered.push('open referral');
  return <p>{selectedKey ?? 'None'} is open</p>;
});

function List({ source }: { readonly source: MemorySource }) {
  const list = useReferralList({ id: 'test', source, columns, audience: 'agent', username: 'maya' });
  const parts = useMemo(
    () => (
      <>
        <RowCount />
        <OpenReferral />
        <ReferralTable label="Referrals" rowAction="select" />
        <ReferralDetails source={source} />
      </>
    ),
    [source],
  );
  return <ReferralListProvider list={list}>{parts}</ReferralListProvider>;
}

/** A ResizeObserver stub: jsdom has no layout. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('ResizeObserver', NoSizes));
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const rows = ['Boise', 'Austin'].map((city) =>
    aReferral({ opportunityId: city, city, marketplaceExpirationDate: storyTime + 30 * 60_000 }),
  );
  const source = createMemorySource({ rows });
  render(
    <ClockProvider clock={clock}>
      <List source={source} />
    </ClockProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  expect(screen.getByText('2 rows')).toBeInTheDocument();
  rendered.length = 0;
  return source;
}

it('LIV-9 opening a referral renders only the parts that show the open one', async () => {
  await open();
  await userEvent.click(screen.getByText(/Boise/));
  expect(await screen.findByText('Boise is open')).toBeInTheDocument();
  expect(new Set(rendered)).toEqual(new Set(['open referral']));
});

it('TBL-61 a minute that passes renders no part of the list', async () => {
  await open();
  act(() => clock.advance(60_000));
  expect(screen.getAllByText('29 min')).toHaveLength(2);
  expect(rendered).toEqual([]);
});

it('a claim in progress renders its row, and no part of the list', async () => {
  const source = await open();
  const referral = aReferral({ opportunityId: 'Boise' });
  const asked = claimFlow(idle, { type: 'ask', referral, at: 0 });
  const state = claimFlow(asked, { type: 'confirm', at: minConfirmDelay });
  act(() => getReferralStore(source).claims.set(new Map([['Boise', { state, referral }]])));
  expect(screen.getByText('Claiming…')).toBeInTheDocument();
  expect(rendered).toEqual([]);
});

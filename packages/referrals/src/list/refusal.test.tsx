// @vitest-environment jsdom
import { SourceError } from '@advantage/live-list';
import { ClockProvider, createManualClock } from '@advantage/ui';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { columnsFor } from '../columns/referralColumns.tsx';
import { ReferralFeed } from '../feed/ReferralFeed.tsx';
import { AcquiredReferralsScreen } from '../screens/AcquiredReferralsScreen.tsx';
import { AllReferralsScreen, AvailableReferralsScreen } from '../screens/FilteredScreen.tsx';
import { RecentReferralsScreen } from '../screens/RecentReferralsScreen.tsx';
import { TransactionsScreen } from '../screens/TransactionsScreen.tsx';
import { readListAnswer } from '../source/listAnswer.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { storyTime } from '../testing/storyTime.ts';

type Source = ReturnType<typeof createMemorySource>;

const columns = columnsFor('agent');
const lists: Readonly<Record<string, (source: Source, interval?: number) => ReactNode>> = {
  'all referrals': (source, interval) => (
    <AllReferralsScreen id="all" audience="agent" {...{ source, columns, interval }} />
  ),
  'available referrals': (source, interval) => (
    <AvailableReferralsScreen id="available" audience="agent" {...{ source, columns, interval }} />
  ),
  'recent referrals': (source, interval) => <RecentReferralsScreen {...{ source, interval }} />,
  'acquired referrals': (source, interval) => (
    <AcquiredReferralsScreen username="maya" {...{ source, interval }} />
  ),
  transactions: (source, interval) => <TransactionsScreen {...{ source, interval }} />,
  'the public feed': (source) => <ReferralFeed source={source} />,
};

const refusing = (status: number) => {
  const source = createMemorySource();
  source.fail(new SourceError('http', 'Refused.', { status }));
  return source;
};

const open = (content: ReactNode) =>
  render(<ClockProvider clock={createManualClock(storyTime)}>{content}</ClockProvider>);

describe.each(Object.entries(lists))('%s', (_name, listOf) => {
  it.each([
    [401, 'Sign-in required', 'Sign-in required'],
    [403, "You don't have access to these referrals", 'No access'],
  ])('ERR-29 shows a message for a %d response in place of the rows', async (status, title, strip) => {
    open(listOf(refusing(status)));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getAllByText(strip).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^Live|No referrals/)).toBeNull();
  });
});

describe('a list with malformed rows', () => {
  const odd = [{ opportunityId: {} }, { city: 'no id' }, 'no row at all'];
  const listOf = (content: readonly unknown[]) => ({
    list: () => readListAnswer(Response.json({ content, totalElements: content.length })),
  });
  const allReferrals = (content: readonly unknown[]) => (
    <AllReferralsScreen
      id="all"
      audience="agent"
      columns={columns}
      source={{ ...createMemorySource(), ...listOf(content) }}
    />
  );

  it('LIV-14 says how many of its rows could not be read', async () => {
    open(allReferrals([{ opportunityId: 1, city: 'Tulsa', state: 'OK' }, ...odd]));
    expect(await screen.findByText("3 referrals couldn't be read.")).toBeTruthy();
    expect(screen.getByText('Tulsa', { exact: false })).toBeTruthy();
  });

  it('LIV-14 shows an error instead of an empty list when no row could be read', async () => {
    open(allReferrals(odd));
    expect(await screen.findByRole('heading', { name: "These referrals couldn't be read" })).toBeTruthy();
    expect(screen.queryByText(/No referrals/)).toBeNull();
  });
});

it('ERR-29 keeps the rows and shows a notice while later polls are refused', async () => {
  const source = createMemorySource();
  open(lists['all referrals']?.(source, 20));
  expect(await screen.findByText('Tulsa, OK')).toBeTruthy();
  source.fail(new SourceError('http', 'Refused.', { status: 403 }));
  expect(await screen.findByText(/The service has refused access to these referrals/)).toBeTruthy();
  expect(screen.getByText('Tulsa, OK')).toBeTruthy();
  source.fail(null);
  expect(await screen.findByText(/^Live/)).toBeTruthy();
  expect(screen.queryByText(/refused access/)).toBeNull();
});

import { expect, it } from 'vitest';
import { agentColumns } from '../columns/referralColumns.tsx';
import type { Referral } from '../model/referral.ts';
import type { AcquiredReferralsScreenProps } from '../screens/AcquiredReferralsScreen.tsx';
import type { AllReferralsScreenProps } from '../screens/FilteredScreen.tsx';
import { createReferralColumnHelper, type ReferralColumn } from '../table/tableFeatures.ts';
import { aReferral } from '../testing/aReferral.ts';
import type { ReferralList, UseReferralListOptions } from './useReferralList.ts';

type ScoredReferral = Referral & { readonly score: number };

const column = createReferralColumnHelper<ScoredReferral>();

it('combines ready-made and custom columns for extended rows', () => {
  const columns: ReferralColumn<ScoredReferral>[] = [
    ...agentColumns<ScoredReferral>(),
    column.accessor('score', {
      header: 'Score',
      meta: { label: 'Score', align: 'end' },
      cell: ({ getValue }) => getValue().toFixed(1),
    }),
    column.display({ id: 'call', header: 'Call', cell: ({ row }) => row.original.score }),
  ];
  expect(columns).toHaveLength(agentColumns().length + 2);
});

it('rejects a column of an extended row for plain referrals', () => {
  const score = column.accessor('score', { header: 'Score' });
  // @ts-expect-error a plain referral has no score
  const plain: ReferralColumn = score;
  expect(plain).toBe(score);
  // @ts-expect-error a plain referral has no score
  createReferralColumnHelper().accessor('score', { header: 'Score' });
  // @ts-expect-error a slot that cards don't have
  column.accessor('score', { header: 'Score', meta: { label: 'Score', card: 'elsewhere' } });
});

it('rejects columns of plain referrals for extended rows', () => {
  const plain: ReferralColumn[] = agentColumns();
  // @ts-expect-error column definitions are invariant in their row: create the set for the row type instead
  const wider: ReferralColumn<ScoredReferral>[] = plain;
  expect(wider).toBe(plain);
});

it('accepts details on a screen only when rows open and the source has details', () => {
  const list = async () => ({ unchanged: false, page: { rows: [], total: 0 } }) as const;
  const get = async () => null;
  const screens: AllReferralsScreenProps[] = [
    { source: { list }, audience: 'agent' },
    { source: { list }, audience: 'agent', rowAction: 'select' },
    { source: { list, get }, audience: 'agent', rowAction: 'select', details: {} },
    // @ts-expect-error details without a row action that opens them
    { source: { list, get }, audience: 'agent', details: {} },
    // @ts-expect-error details with rows that do nothing
    { source: { list, get }, audience: 'agent', rowAction: 'none', details: {} },
    // @ts-expect-error a source without details
    { source: { list }, audience: 'agent', rowAction: 'select', details: {} },
    // @ts-expect-error details use the source of the screen
    { source: { list, get }, audience: 'agent', rowAction: 'select', details: { source: { get } } },
  ];
  expect(screens).toHaveLength(7);
});

it('accepts details of acquired referrals only when rows open and the source has details', () => {
  const acquired = async () => ({ unchanged: false, page: { rows: [], total: 0 } }) as const;
  const get = async () => null;
  const screens: AcquiredReferralsScreenProps[] = [
    { source: { acquired }, username: 'maya' },
    { source: { acquired, get }, username: 'maya', rowAction: 'select', details: {} },
    // @ts-expect-error details without a row action that opens them
    { source: { acquired, get }, username: 'maya', details: {} },
    // @ts-expect-error a source without details
    { source: { acquired }, username: 'maya', rowAction: 'select', details: {} },
    // @ts-expect-error the screen sets `isOwn` itself
    { source: { acquired, get }, username: 'maya', rowAction: 'select', details: { isOwn: true } },
  ];
  expect(screens).toHaveLength(5);
});

it('accepts and returns extended rows in a list', () => {
  type Options = UseReferralListOptions<ScoredReferral>;
  const source: Options['source'] = {
    // @ts-expect-error a row without a score
    list: async () => ({ unchanged: false, page: { rows: [aReferral()], total: 1 } }),
  };
  expect(source).toBeDefined();
  const selected: ReferralList<ScoredReferral>['selection']['rows'] = [{ ...aReferral(), score: 1 }];
  expect(selected[0]?.score).toBe(1);
});

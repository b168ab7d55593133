import { expect, it } from 'vitest';
import type { Referral } from '../model/referral.ts';
import { agentColumns } from '../referral/referralColumns.tsx';
import { createReferralColumnHelper, type ReferralColumn } from './referralTable.ts';

type ScoredReferral = Referral & { readonly score: number };

const column = createReferralColumnHelper<ScoredReferral>();

it('ready columns take rows with fields of a host, next to columns of its own', () => {
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

it('a column of a wider row is no column of plain referrals', () => {
  const score = column.accessor('score', { header: 'Score' });
  // @ts-expect-error a plain referral has no score
  const plain: ReferralColumn = score;
  expect(plain).toBe(score);
  // @ts-expect-error a plain referral has no score
  createReferralColumnHelper().accessor('score', { header: 'Score' });
  // @ts-expect-error a place that no card has
  column.accessor('score', { header: 'Score', meta: { label: 'Score', card: 'elsewhere' } });
});

it('a set of definitions for plain referrals is none for a wider row', () => {
  const plain: ReferralColumn[] = agentColumns();
  // @ts-expect-error column definitions are invariant in their row: make the set for the row instead
  const wider: ReferralColumn<ScoredReferral>[] = plain;
  expect(wider).toBe(plain);
});

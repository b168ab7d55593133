// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ReferralDetails,
  ReferralListFooter,
  ReferralListToolbar,
  ReferralTable,
  TransactionTotals,
  useTransactionRange,
} from '../index.ts';
import { createMemorySource } from '../testing.ts';

const Totals = () => <TransactionTotals range={useTransactionRange(createMemorySource())} />;

// React logs every error that a component throws.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

it.each([
  ['ReferralDetails', <ReferralDetails key="part" source={createMemorySource()} />],
  ['ReferralListFooter', <ReferralListFooter key="part" />],
  ['ReferralListToolbar', <ReferralListToolbar key="part" />],
  ['ReferralTable', <ReferralTable key="part" label="Referrals" />],
  ['TransactionTotals', <Totals key="part" />],
])('%s throws outside its provider, naming both', (name, part) => {
  expect(() => render(part)).toThrow(`${name} must be inside <ReferralListProvider>`);
});

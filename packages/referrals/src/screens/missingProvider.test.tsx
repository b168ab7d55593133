// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ReferralDetails,
  ReferralListFooter,
  ReferralListToolbar,
  ReferralTable,
  TransactionTotals,
} from '../index.ts';
import { createMemorySource } from '../testing.ts';

// React logs every error that a component throws.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

it.each([
  ['ReferralDetails', <ReferralDetails key="part" source={createMemorySource()} />],
  ['ReferralListFooter', <ReferralListFooter key="part" />],
  ['ReferralListToolbar', <ReferralListToolbar key="part" />],
  ['ReferralTable', <ReferralTable key="part" label="Referrals" />],
  ['TransactionTotals', <TransactionTotals key="part" />],
])('%s throws outside its provider, naming both', (name, part) => {
  expect(() => render(part)).toThrow(`${name} must be inside <ReferralListProvider>`);
});

// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  ReferralDetails,
  ReferralFilterBar,
  ReferralListFooter,
  ReferralListKeys,
  ReferralLiveStatus,
  ReferralTable,
  TransactionTotals,
} from '../index.ts';
import { createMemorySource } from '../testing.ts';
import {
  ColumnPicker,
  ExportButton,
  SavedViewStore,
  SavedViews,
  SelectButton,
  SelectionBar,
} from '../tools.ts';

// React logs every error that a component throws.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

it.each([
  ['ColumnPicker', <ColumnPicker key="part" />],
  ['ExportButton', <ExportButton key="part" />],
  ['ReferralDetails', <ReferralDetails key="part" source={createMemorySource()} />],
  ['ReferralFilterBar', <ReferralFilterBar key="part" />],
  ['ReferralListFooter', <ReferralListFooter key="part" />],
  ['ReferralListKeys', <ReferralListKeys key="part" />],
  ['ReferralLiveStatus', <ReferralLiveStatus key="part" />],
  ['ReferralTable', <ReferralTable key="part" label="Referrals" />],
  [
    'SavedViews',
    <SavedViews key="part" store={new SavedViewStore({ getItem: () => null, setItem: () => {} }, 'all')} />,
  ],
  ['SelectButton', <SelectButton key="part" />],
  ['SelectionBar', <SelectionBar key="part" />],
  ['TransactionTotals', <TransactionTotals key="part" />],
])('%s throws outside its provider, naming both', (name, part) => {
  expect(() => render(part)).toThrow(`${name} must be inside <ReferralListProvider>`);
});

import { constructTable, metaHelper, tableFeatures } from '@tanstack/react-table';
import { useState } from 'react';
import type { ReferralColumnMeta } from '../columns/column.ts';
import { publicColumns } from '../columns/referralColumns.tsx';
import type { Referral } from '../model/referral.ts';
import { createSharingRowModel } from '../table/sharingRowModel.ts';

/** The columns of the feed. */
export const feedColumns = /* @__PURE__ */ publicColumns();

const noState = (): never => {
  throw new Error('No state');
};

/**
 * A service sorts and pages the feed, so its table only draws. It has no state, so it needs none of the stores that
 * `useTable` keeps state in.
 */
const features = /* @__PURE__ */ tableFeatures({
  coreReactivityFeature: {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    addSubscription: noState,
    createWritableAtom: noState,
    createReadonlyAtom: (get) => ({ get, subscribe: noState }),
    untrack: (read) => read(),
    batch: (run) => run(),
    schedule: (run) => queueMicrotask(run),
  },
  coreRowModel: /* @__PURE__ */ createSharingRowModel(),
  columnMeta: /* @__PURE__ */ metaHelper<ReferralColumnMeta>(),
});

const getRowId = ({ opportunityId }: Referral) => opportunityId;

/** Returns the table of the feed: always the same one, with the given rows. */
export function useFeedTable(data: readonly Referral[]) {
  const [table] = useState(() => constructTable({ features, columns: feedColumns, data, getRowId }));
  table.setOptions((options) => ({ ...options, data }));
  return table;
}

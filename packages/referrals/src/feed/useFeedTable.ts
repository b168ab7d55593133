import { constructTable, metaHelper, tableFeatures } from '@tanstack/react-table';
import { useState } from 'react';
import type { ReferralColumnMeta } from '../columns/column.ts';
import { publicColumns } from '../columns/referralColumns.tsx';
import type { Referral } from '../model/referral.ts';
import { createSharingRowModel } from '../table/sharingRowModel.ts';

/** The columns of the feed. */
export const feedColumns = /* @__PURE__ */ publicColumns();

/**
 * A service sorts and pages the feed, so its table only draws. It has no state, so it needs none of the stores that
 * `useTable` keeps state in.
 */
const features = /* @__PURE__ */ tableFeatures({
  coreReactivityFeature: {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    addSubscription() {},
    createWritableAtom() {
      throw new Error('The table of the feed has no state.');
    },
    createReadonlyAtom: (get) => ({ get, subscribe: () => ({ unsubscribe() {} }) }),
    untrack: (read) => read(),
    batch: (run) => run(),
    schedule: (run) => queueMicrotask(run),
  },
  coreRowModel: createSharingRowModel(),
  columnMeta: metaHelper<ReferralColumnMeta>(),
});

const getRowId = ({ opportunityId }: Referral) => opportunityId;

/** Returns the table of the feed: always the same one, with the given rows. */
export function useFeedTable(data: readonly Referral[]) {
  const [table] = useState(() => constructTable({ features, columns: feedColumns, data, getRowId }));
  if (table.options.data !== data) table.setOptions((options) => ({ ...options, data }));
  return table;
}

import { useReferralListParts } from '@advantage/referrals';
import { useMessages } from '@advantage/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import * as en from '../messages/en.ts';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';
import { useRecovery } from '../shell/useRecovery.ts';
import * as styles from './ListTools.css.ts';
import { savedViewsOf } from './personalLists.ts';

const tools = () => import('@advantage/referrals/tools');

// They stand next to the list and may come after it.
const SavedViews = lazy(async () => ({ default: (await tools()).SavedViews }));
const ColumnPicker = lazy(async () => ({ default: (await tools()).ColumnPicker }));
const ExportButton = lazy(async () => ({ default: (await tools()).ExportButton }));
const SelectButton = lazy(async () => ({ default: (await tools()).SelectButton }));
const SelectionBar = lazy(async () => ({ default: (await tools()).SelectionBar }));

export interface ListToolsProps {
  /** Whose list it is. */
  readonly page: string;
  /** Further tools. Default none. */
  readonly children?: ReactNode;
}

/** Saved views, columns, density, selection and export of a page's list. */
export function ListTools({ page, children }: ListToolsProps) {
  const t = useMessages(en.failures);
  const { profile, connection } = useConsole();
  const { live } = useReferralListParts('ListTools');
  useRecovery(connection, 'referral', () => live.refresh());
  return (
    <RegionBoundary what={t.tools} layout="bar">
      <Suspense fallback={<span className={styles.place} />}>
        {children}
        <SavedViews store={savedViewsOf(profile.username, page)} />
        <ColumnPicker />
        <SelectButton />
        <ExportButton />
      </Suspense>
    </RegionBoundary>
  );
}

/** What can be done with the selected rows of a page's list: nothing shows until rows are being selected. */
export function ListSelection() {
  const t = useMessages(en.failures);
  const { selectionMode } = useReferralListParts('ListSelection');
  if (selectionMode === 'off') return null;
  return (
    <RegionBoundary what={t.selection} layout="bar">
      <Suspense fallback={null}>
        <SelectionBar />
      </Suspense>
    </RegionBoundary>
  );
}

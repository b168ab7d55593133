import { useReferralListParts } from '@advantage/referrals';
import { ErrorState, lazyPart, useMessages } from '@advantage/ui';
import { type ReactNode, Suspense } from 'react';
import * as en from '../messages/en.ts';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';
import { useRecovery } from '../shell/useRecovery.ts';
import * as styles from './ListTools.css.ts';
import { savedViewsOf } from './personalLists.ts';

const tools = () => import('@advantage/referrals/tools');

const ToolsFailed = () => <ErrorState what={useMessages(en.failures).tools} layout="bar" />;

// They are next to the list and may come after it.
const Tools = lazyPart(async () => {
  const { SavedViews, ColumnPicker, SelectButton, ExportButton } = await tools();
  return ({ page }: Pick<ListToolsProps, 'page'>) => {
    const { username } = useConsole().profile;
    return (
      <>
        <SavedViews store={savedViewsOf(username, page)} />
        <ColumnPicker />
        <SelectButton />
        <ExportButton />
      </>
    );
  };
}, ToolsFailed);
const SelectionBar = lazyPart(async () => (await tools()).SelectionBar);

export interface ListToolsProps {
  /** Whose list it is. */
  readonly page: string;
  /** Further tools. Default none. */
  readonly children?: ReactNode;
}

/** Saved views, columns, density, selection and export of a page's list. */
export function ListTools({ page, children }: ListToolsProps) {
  const t = useMessages(en.failures);
  const { connection } = useConsole();
  const { live } = useReferralListParts('ListTools');
  useRecovery(connection, 'referral', () => live.refresh());
  return (
    <RegionBoundary what={t.tools} layout="bar">
      <Suspense fallback={<span className={styles.place} />}>
        {children}
        <Tools page={page} />
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

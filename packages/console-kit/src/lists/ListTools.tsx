import { useReferralListParts } from '@advantage/referrals';
import { ErrorState, lazyComponent, useMessages } from '@advantage/ui';
import { type ReactNode, Suspense } from 'react';
import * as en from '../messages/en.ts';
import { RegionBoundary } from '../notices/RegionBoundary.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';
import { useRecovery } from '../shell/useRecovery.ts';
import * as styles from './ListTools.css.ts';
import { getSavedViewStore } from './personalLists.ts';

const tools = () => import('@advantage/referrals/tools');

const ToolsFailed = () => <ErrorState what={useMessages(en.failures).tools} layout="bar" />;

// The tools aren't needed to show the list, so they load separately.
const Tools = lazyComponent(async () => {
  const { SavedViews, ColumnPicker, SelectButton, ExportButton } = await tools();
  return ({ page }: Pick<ListToolsProps, 'page'>) => {
    const { username } = useConsole().profile;
    return (
      <>
        <SavedViews store={getSavedViewStore(username, page)} />
        <ColumnPicker />
        <SelectButton />
        <ExportButton />
      </>
    );
  };
}, ToolsFailed);
const SelectionBar = lazyComponent(async () => (await tools()).SelectionBar);

export interface ListToolsProps {
  /** Name of the list's page. */
  readonly page: string;
  /** Additional tools. Default none. */
  readonly children?: ReactNode;
}

/** Tools of a page's list: saved views, columns, density, selection and export. */
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

/** Actions for the selected rows of a page's list. Renders nothing until row selection is on. */
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

import type { ReactNode } from 'react';
import type { ShownList } from '../list/shownList.ts';
import type { ReferralAudience } from '../model/audience.ts';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { ExportButton } from './ExportButton.tsx';
import { LookButton } from './LookButton.tsx';
import type { LookPanelProps } from './LookPanel.tsx';
import { ViewsButton } from './ViewsButton.tsx';
import type { ViewsPanelProps } from './ViewsPanel.tsx';

export interface ListToolsProps extends LookPanelProps {
  /** Every column that can show. */
  readonly columns: readonly ReadyColumn[];
  /** The name of the list, for files, e.g. 'all-referrals'. */
  readonly list: string;
  /** What the list shows: what the screen's `tools` gives. */
  readonly shown: ShownList;
  /** Who reads it: decides what an export says (ROL-7). */
  readonly audience: ReferralAudience;
  /** The reader's saved views. Default: none can be saved. */
  readonly views?: ViewsPanelProps | undefined;
  /** Further tools, e.g. `AlertsButton`. Default none. */
  readonly children?: ReactNode;
}

/**
 * Saved views, columns and density, and export, for the `tools` of a screen. It loads nothing by itself and knows no URL:
 * the host keeps look and state where it keeps the view of the list.
 */
export function ListTools(props: ListToolsProps) {
  const { list, shown, audience, views, children, ...look } = props;
  const isPhone = usePhoneLayout();
  return (
    <>
      {children}
      {views && <ViewsButton {...views} />}
      {/* Cards show what there is room for: columns and heights say nothing there. */}
      {!isPhone && <LookButton {...look} />}
      <ExportButton list={list} shown={shown} audience={audience} columns={shownColumns(look)} />
    </>
  );
}

/** The columns as they show. */
function shownColumns({
  columns,
  usualColumns,
  look,
}: Pick<ListToolsProps, 'columns' | 'usualColumns' | 'look'>) {
  const names = look.columns ?? usualColumns ?? columns.map(({ id }) => id);
  return names.flatMap((name) => columns.filter(({ id }) => id === name));
}

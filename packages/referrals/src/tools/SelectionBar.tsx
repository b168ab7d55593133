import { Button, useClock, useTexts } from '@advantage/ui';
import { CopyIcon, DownloadIcon } from '@advantage/ui/icons';
import { type ReactNode, useState } from 'react';
import { useReferralListDetails, useReferralListParts } from '../list/ReferralListProvider.tsx';
import { SelectPage } from '../list/selectionColumn.tsx';
import * as en from '../messages/en.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { exportedColumns, referralLines, saveCsv } from './referralCsv.ts';
import * as styles from './tools.css.ts';

export interface SelectionBarProps {
  /** More actions for the selected rows, e.g. a `Button`. Shown while a row is selected. Default none. */
  readonly children?: ReactNode;
}

/**
 * Actions for the selected rows: export, copy, and open a single one. It never claims. `ReferralListFooter` shows it
 * while rows are selected. Sticks to the bottom edge on phones.
 */
export function SelectionBar({ children }: SelectionBarProps) {
  const texts = useTexts();
  const t = texts(en.selection);
  const list = useReferralListParts('SelectionBar');
  const { id, table, audience, showPrices } = list;
  const { rows: selectedRows, mode, setSelecting } = list.selection;
  const { setSelectedKey } = useReferralListDetails('SelectionBar');
  const isPhone = usePhoneLayout();
  const clock = useClock();
  const [outcome, setOutcome] = useState<{ readonly rows: unknown; readonly text: string }>();
  const [only, second] = selectedRows;
  const reader = () => ({ audience, showPrices, now: clock.now(), texts });
  const copy = async () => {
    let text = t.copied;
    try {
      await navigator.clipboard.writeText(referralLines(selectedRows, exportedColumns(table), reader()));
    } catch {
      text = t.copyFailed;
    }
    setOutcome({ rows: selectedRows, text });
  };
  if (mode === 'off') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <fieldset> would promise a form
    <div role="group" aria-label={t.selection} className={styles.bar}>
      {isPhone && <SelectPage table={table} />}
      <span role="status" className={styles.count}>
        {only ? t.count(selectedRows.length) : mode === 'on' && t.nothing}
      </span>
      {only && (
        <>
          {children}
          <Button size="s" icon={DownloadIcon} onPress={() => saveCsv(id, selectedRows, table, reader())}>
            {t.export}
          </Button>
          <Button size="s" icon={CopyIcon} onPress={() => void copy()}>
            {outcome?.rows === selectedRows ? outcome.text : t.copy}
          </Button>
          {!second && (
            <Button size="s" onPress={() => setSelectedKey(only.opportunityId)}>
              {t.open}
            </Button>
          )}
          {mode === 'always' && (
            <Button size="s" onPress={() => list.setState({ rowSelection: {} })}>
              {t.clear}
            </Button>
          )}
        </>
      )}
      {mode === 'on' && (
        <Button size="s" onPress={() => setSelecting(false)}>
          {t.done}
        </Button>
      )}
    </div>
  );
}

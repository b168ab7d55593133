import { Button, useClock } from '@advantage/ui';
import { CopyIcon, DownloadIcon } from '@advantage/ui/icons';
import { useState } from 'react';
import { useReferralListParts } from '../list/ReferralListProvider.tsx';
import { exportFileName, referralCsv, referralLines } from './referralCsv.ts';
import { saveFile } from './saveFile.ts';
import * as styles from './selectionBar.css.ts';

const counted = (count: number) => (count === 1 ? '1 referral selected' : `${count} referrals selected`);

/**
 * What can be done with the selected rows: save them as a file, copy them, open the only one. It never claims. A part of
 * `ReferralListProvider`, for lists with `selectionColumn()`; empty while nothing is selected.
 */
export function SelectionBar() {
  const { id, selectedRows, csvColumns, audience, showPrices, setState, setSelectedKey } =
    useReferralListParts('SelectionBar');
  const clock = useClock();
  const [copied, setCopied] = useState<unknown>(null);
  const [only, second] = selectedRows;
  const reader = () => ({ audience, showPrices, now: clock.now() });
  const copy = async () => {
    await navigator.clipboard.writeText(referralLines(selectedRows, csvColumns, reader()));
    setCopied(selectedRows);
  };
  const save = () => {
    const { now } = reader();
    saveFile(
      exportFileName(id, now),
      referralCsv(selectedRows, csvColumns, reader()),
      'text/csv;charset=utf-8',
    );
  };
  return (
    <div className={styles.bar}>
      <span role="status">{only ? counted(selectedRows.length) : ''}</span>
      {only && (
        <>
          <Button size="s" icon={DownloadIcon} onPress={save}>
            Export
          </Button>
          <Button size="s" icon={CopyIcon} onPress={() => void copy()}>
            {copied === selectedRows ? 'Copied' : 'Copy'}
          </Button>
          {!second && (
            <Button size="s" onPress={() => setSelectedKey(only.opportunityId)}>
              Open
            </Button>
          )}
          <Button size="s" onPress={() => setState({ rowSelection: {} })}>
            Clear
          </Button>
        </>
      )}
    </div>
  );
}

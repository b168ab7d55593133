import { useMessages } from '@advantage/ui/basics';
import { PinIcon } from '@advantage/ui/icons';
import { type ListView, withFilter } from '../list/listView.ts';
import { NativeSelect } from '../list/NativeSelect.tsx';
import { SortMenu } from '../list/SortMenu.tsx';
import { stateOptions } from '../list/stateFilter.ts';
import * as en from '../messages/en.ts';
import { publicColumns } from '../referral/referralColumns.tsx';
import { sortFieldOf } from '../referral/viewOfColumns.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import * as styles from './ReferralFeed.css.ts';

const choices = publicColumns()
  .filter(({ enableSorting }) => enableSorting)
  .map((column) => ({ field: sortFieldOf(column), displayName: column.header }));

export interface FeedControlsProps {
  readonly view: ListView;
  readonly setView: (view: ListView) => void;
}

/** What a visitor can choose: the state, and on a phone the sort. */
export function FeedControls({ view, setView }: FeedControlsProps) {
  const t = useMessages(en.feed);
  const isPhone = usePhoneLayout();
  return (
    <div className={styles.controls}>
      <NativeSelect
        label={t.state}
        icon={PinIcon}
        options={stateOptions}
        value={view.state}
        onChange={(state) => setView(withFilter(view, { state }))}
      />
      {isPhone && (
        <SortMenu
          choices={choices}
          sort={view.sort}
          onSortChange={(sort) => setView({ ...view, sort, page: 0 })}
        />
      )}
    </div>
  );
}

import { pin } from '@advantage/ui/icons';
import { type ListView, withFilter } from '../list/listView.ts';
import { NativeSelect } from '../list/NativeSelect.tsx';
import { SortPicker } from '../list/SortPicker.tsx';
import { stateOptions } from '../list/stateFilter.ts';
import { feedColumns } from '../referral/columns.ts';
import { usePhoneLayout } from '../table/usePhoneLayout.ts';
import * as styles from './ReferralFeed.css.ts';

export interface FeedControlsProps {
  readonly view: ListView;
  readonly setView: (view: ListView) => void;
}

/** What a visitor can choose: the state, and on a phone the sort (FEED-11). */
export function FeedControls({ view, setView }: FeedControlsProps) {
  const isPhone = usePhoneLayout();
  return (
    <div className={styles.controls}>
      <NativeSelect
        label="State"
        icon={pin}
        options={stateOptions}
        value={view.state}
        onChange={(state) => setView(withFilter(view, { state }))}
      />
      {isPhone && (
        <SortPicker
          columns={feedColumns}
          sort={view.sort}
          onSortChange={(sort) => setView({ ...view, sort, page: 0 })}
        />
      )}
    </div>
  );
}

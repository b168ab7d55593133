import { useTexts } from '@advantage/ui/basics';
import { PinIcon } from '@advantage/ui/icons';
import { type ListView, withFilter } from '../list/listView.ts';
import { NativeSelect } from '../list/NativeSelect.tsx';
import { SortMenu } from '../list/SortMenu.tsx';
import { stateOptions } from '../list/stateFilter.ts';
import * as en from '../messages/en.ts';
import { feedColumns } from '../referral/referralColumns.tsx';
import { getSortField } from '../referral/viewOfColumns.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import * as styles from './ReferralFeed.css.ts';

const choices = feedColumns
  .filter(({ enableSorting }) => enableSorting)
  .map((column) => ({ field: getSortField(column), displayName: column.header }));

export interface FeedControlsProps {
  readonly view: ListView;
  readonly setView: (view: ListView) => void;
}

/** The controls of the feed: the state filter and, on phones, the sort menu. */
export function FeedControls({ view, setView }: FeedControlsProps) {
  const texts = useTexts();
  const isPhone = usePhoneLayout();
  return (
    <div className={styles.controls}>
      <NativeSelect
        label={texts(en.feed).state}
        icon={PinIcon}
        options={stateOptions(texts)}
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

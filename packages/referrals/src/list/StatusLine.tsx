import type { ReadyColumn } from '../referral/readyColumn.ts';
import { dateCaption } from './dateFilter.ts';
import * as bar from './filtersBar.css.ts';
import { LiveStrip } from './LiveStrip.tsx';
import type { ListView } from './listView.ts';
import * as styles from './ReferralsScreen.css.ts';
import { hiddenSortText } from './sortChoice.ts';
import type { useLiveContent } from './useLiveContent.ts';

export interface StatusLineProps {
  readonly view: ListView;
  /** The columns that show. */
  readonly columns: readonly ReadyColumn[];
  readonly live: Pick<ReturnType<typeof useLiveContent>, 'list' | 'newCount'>;
}

/** What a list shows, in words: how far back it goes, its order where no header says it, and how fresh it is. */
export function StatusLine({ view, columns, live }: StatusLineProps) {
  const sortText = hiddenSortText(columns, view.sort);
  return (
    <div className={bar.statusLine}>
      <p className={bar.caption}>{dateCaption(view.period)}</p>
      {sortText !== null && (
        <>
          <span className={bar.dot}>·</span>
          <p className={styles.sortNote}>{sortText}</p>
        </>
      )}
      <span className={bar.dot}>·</span>
      <LiveStrip list={live.list} newCount={live.newCount} />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { LiveList } from '../live/LiveList.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import * as bar from './filtersBar.css.ts';
import { LiveStrip } from './LiveStrip.tsx';
import * as styles from './lists.css.ts';
import { screen } from './ReferralsScreen.css.ts';

export interface ListScreenProps {
  readonly list: LiveList;
  /** How many new rows wait. */
  readonly newCount: number;
  /** What the cards of a phone are sorted by. Default: they cannot be sorted. */
  readonly sortPicker?: ReactNode;
  /** What stands at the end of the strip, e.g. `ListTools` of the tools entry. Default nothing. */
  readonly tools?: ReactNode;
  /** The table. */
  readonly children: ReactNode;
}

/** The frame of a live list without filters: the strip, and the table below it. */
export function ListScreen({ list, newCount, sortPicker, tools, children }: ListScreenProps) {
  const isPhone = usePhoneLayout();
  return (
    <div className={screen}>
      <div className={styles.strip}>
        <LiveStrip list={list} newCount={newCount} />
        {isPhone && sortPicker && <div className={styles.order}>{sortPicker}</div>}
        {tools && <div className={`${bar.tools} ${styles.tools}`}>{tools}</div>}
      </div>
      {children}
    </div>
  );
}

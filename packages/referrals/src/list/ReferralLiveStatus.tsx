import { useTexts } from '@advantage/ui';
import type { ReactNode } from 'react';
import * as en from '../messages/en.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { dateCaption } from './dateFilter.ts';
import * as bar from './filtersBar.css.ts';
import { LiveStrip } from './LiveStrip.tsx';
import * as styles from './lists.css.ts';
import { useReferralListParts } from './ReferralListProvider.tsx';
import { SortPicker } from './SortPicker.tsx';
import { hiddenSortText } from './sortChoice.ts';

export interface ReferralLiveStatusProps {
  /** Keyboard hints, hidden on phones. Default none. */
  readonly keys?: ReactNode;
  /** Tools at the end of the line, for a list without a filter bar. Default none. */
  readonly children?: ReactNode;
}

/**
 * The status line of a list: its time span, its sort order when no header shows it, how fresh it is, and the button for
 * new rows. Use inside `ReferralListProvider`.
 */
export function ReferralLiveStatus({ keys, children }: ReferralLiveStatusProps) {
  const { live, newCount, hasFilters, filters, sortColumns, state } =
    useReferralListParts('ReferralLiveStatus');
  const texts = useTexts();
  const isPhone = usePhoneLayout();
  const strip = <LiveStrip list={live} newCount={newCount} />;
  if (!hasFilters)
    return (
      <Strip {...{ keys }} tools={children}>
        {strip}
      </Strip>
    );
  const sortText = hiddenSortText(sortColumns, state, texts);
  return (
    <div className={bar.statusLine}>
      {strip}
      {!isPhone && (
        <div className={bar.words}>
          <p className={bar.caption}>{dateCaption(filters.period, texts(en.filters))}</p>
          {sortText !== null && (
            <>
              <span className={bar.dot}>·</span>
              <p className={bar.caption}>{sortText}</p>
            </>
          )}
        </div>
      )}
      {children}
      {!isPhone && keys}
    </div>
  );
}

interface StripProps extends Pick<ReferralLiveStatusProps, 'keys'> {
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** The status line of a list without filters. On phones a bar with sort and tools comes first. */
function Strip({ keys, tools, children }: StripProps) {
  const { sortColumns } = useReferralListParts('ReferralLiveStatus');
  const isPhone = usePhoneLayout();
  const canSort = sortColumns.some((column) => column.canSort);
  if (!isPhone) {
    return (
      <div className={styles.strip}>
        {children}
        {(tools || keys) && (
          <div className={bar.tools}>
            {keys}
            {tools}
          </div>
        )}
      </div>
    );
  }
  return (
    <>
      {(canSort || tools) && (
        <div className={styles.strip}>
          {canSort && <SortPicker />}
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
      )}
      <div className={bar.statusLine}>{children}</div>
    </>
  );
}

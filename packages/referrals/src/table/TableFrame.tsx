import type { HoldHandlers } from '@advantage/live-list/react';
import { EmptyState, ErrorState, Pager, Spinner, useMessages, useTexts } from '@advantage/ui';
import { buttonStyles, inElement, SkeletonCards, visuallyHidden } from '@advantage/ui/internal';
import { type ComponentType, type ReactNode, useRef } from 'react';
import type { RowNotes } from '../live/liveReferrals.ts';
import * as en from '../messages/en.ts';
import { hasNextPage, hasPreviousPage, pageText } from '../model/pageText.ts';
import { defaultPageSize } from '../wire/listParams.ts';
import { CardLegend, CardList } from './CardList.tsx';
import { card } from './card.css.ts';
import type { DrawnColumn } from './drawnTable.ts';
import { useFittingColumns } from './fittingColumns.ts';
import { usePhoneLayout } from './phoneLayout.ts';
import { ReferralRows, type ReferralRowsProps } from './ReferralRows.tsx';
import * as styles from './table.css.ts';

/** Why a service refuses its rows: the user isn't signed in, or has no permission. */
export type Refusal = 'sign-in' | 'permission';

/** Content and loading state of a referral list. */
export interface ListContent {
  readonly rowNotes?: RowNotes;
  /** `first`: nothing has loaded yet. `next`: other rows are loading. `done`: loaded. Default `done`. */
  readonly loading?: 'first' | 'next' | 'done';
  /** Time since which refreshing fails, or null if the list never loaded. Default: it refreshes. */
  readonly failingSince?: number | null | undefined;
  readonly refusal?: Refusal | undefined;
  /** Number of malformed rows, which are left out. Default 0. */
  readonly rejected?: number;
  readonly onRetry?: () => void;
  readonly empty: ReactNode;
  readonly renderError?: ((defaultContent: ReactNode) => ReactNode) | undefined;
}

/** Pagination of a list; null for a list without pages. */
export type ListPaging = {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
} | null;

export interface TableFrameProps
  extends ListContent,
    Omit<ReferralRowsProps, 'rowNotes' | 'isAwaiting' | 'fitting'> {
  /** The visible columns, in order. Must be stable: a new array re-renders all rows. */
  readonly columns: readonly DrawnColumn[];
  /** Pagination; null for a list without pages. */
  readonly paging: ListPaging;
  /** Shows rows as cards below 900 px, without facts that aren't in `columns`. Default true. */
  readonly cards?: boolean | undefined;
  readonly caption?: string | undefined;
  /** `fill` scrolls in its own region under a fixed header; `page` grows with the page. Default `fill`. */
  readonly layout?: 'fill' | 'page';
  /** Handlers for the element around the rows, from `useHoldHandlers`. Default none. */
  readonly holdHandlers?: HoldHandlers | undefined;
  /** Draws the rows. `WideRows` draws many rows or columns. Default: `ReferralRows`, which draws all of them. */
  readonly Rows?: ComponentType<ReferralRowsProps> | undefined;
}

const noNotes: RowNotes = new Map();

/** The frame of all lists: table or cards, what shows without rows, an error above rows, and the pager. */
export function TableFrame(props: TableFrameProps) {
  const { table, rowNotes = noNotes, loading = 'done', failingSince, onRetry, paging, refusal } = props;
  const { cards = true, layout = 'fill', holdHandlers, rejected = 0 } = props;
  const { Rows = ReferralRows, columns } = props;
  const t = useMessages(en.table);
  const isCards = usePhoneLayout() && cards;
  const region = useRef<HTMLDivElement>(null);
  const fitting = useFittingColumns(columns, region, !isCards);
  const isFailing = failingSince !== undefined;
  const count = table.getRowModel().rows.length;
  const isEmpty = count === 0;
  const hasFailed = isFailing && failingSince === null;
  const isAwaiting = isEmpty && loading !== 'done' && !refusal && !hasFailed;
  return (
    <div className={styles.list[layout]}>
      {isFailing && (!isEmpty || failingSince !== null) && (
        <ErrorState
          what={refusal ? t.refreshRefused : t.refreshFailed}
          since={failingSince}
          layout="bar"
          onRetry={onRetry}
        />
      )}
      <div
        ref={region}
        className={styles.region[layout]}
        aria-busy={loading !== 'done' && !isFailing}
        {...getScrollRegionProps(props)}
        {...holdHandlers}
      >
        {isCards ? (
          isAwaiting ? (
            <SkeletonCards count={defaultPageSize} card={card} />
          ) : (
            !isEmpty && (
              <>
                <CardList {...props} rowNotes={rowNotes} />
                <CardLegend columns={columns} />
              </>
            )
          )
        ) : (
          <Rows {...props} fitting={fitting} rowNotes={rowNotes} isAwaiting={isAwaiting} />
        )}
        {isEmpty && <TablePlaceholder {...props} isAwaiting={isAwaiting} hasFailed={hasFailed} />}
      </div>
      {loading === 'next' && !isEmpty && !isFailing && <LoadingOverlay />}
      {rejected > 0 && <p className={styles.rejected}>{t.rejected(rejected)}</p>}
      {paging && loading !== 'first' && <ListPager paging={paging} count={count} caption={props.caption} />}
    </div>
  );
}

/** A scroll region without focusable content must itself be reachable by keyboard. */
const getScrollRegionProps = ({ layout = 'fill', label, onSort, onSelect }: TableFrameProps) =>
  layout === 'fill' && !onSort && !onSelect ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};

interface TablePlaceholderProps
  extends Pick<TableFrameProps, 'refusal' | 'rejected' | 'onRetry' | 'renderError' | 'empty'> {
  readonly isAwaiting: boolean;
  readonly hasFailed: boolean;
}

/** Shown when there are no rows: loading status, refusal, error, or the empty state. */
function TablePlaceholder(props: TablePlaceholderProps) {
  const t = useMessages(en.table);
  const { isAwaiting, refusal, rejected = 0, hasFailed, onRetry, renderError, empty } = props;
  const error = refusal ? (
    <RefusedNotice refusal={refusal} onRetry={onRetry} />
  ) : (
    hasFailed && <ErrorState what={t.loadFailed} onRetry={onRetry} />
  );
  if (error) return renderError ? renderError(error) : error;
  if (isAwaiting)
    return (
      <div className={visuallyHidden}>
        <Spinner label={t.loading} />
      </div>
    );
  if (rejected > 0) return <EmptyState title={t.unreadable}>{t.unreadableText}</EmptyState>;
  return inElement(empty);
}

function RefusedNotice({ refusal, onRetry }: Pick<TableFrameProps, 'onRetry'> & { refusal: Refusal }) {
  const t = useMessages(en.table);
  const isSignIn = refusal === 'sign-in';
  return (
    <div role="alert">
      <EmptyState
        title={isSignIn ? t.signInRequired : t.noAccess}
        actions={
          onRetry && (
            <button type="button" className={buttonStyles({ size: 's' })} onClick={onRetry}>
              {t.retry}
            </button>
          )
        }
      >
        {isSignIn ? t.signInText : t.noAccessText}
      </EmptyState>
    </div>
  );
}

/** The pager of a list: range of visible rows, total and page buttons. */
export function ListPager(props: {
  readonly paging: NonNullable<ListPaging>;
  readonly count: number;
  readonly caption?: string | undefined;
}) {
  const { paging, count, caption } = props;
  const texts = useTexts();
  const { page, onPageChange } = paging;
  return (
    <Pager
      summary={pageText({ ...paging, count }, texts)}
      caption={caption}
      onPrevious={hasPreviousPage(paging) ? () => onPageChange(page - 1) : undefined}
      onNext={hasNextPage(paging) ? () => onPageChange(page + 1) : undefined}
    />
  );
}

/** Spinner over the old rows while others load. Doesn't shift the layout. */
function LoadingOverlay() {
  const t = useMessages(en.table);
  return (
    <div className={styles.busy}>
      <span className={styles.busyChip}>
        <Spinner label={t.loading} size={20} />
      </span>
    </div>
  );
}

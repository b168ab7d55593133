import type { HoldHandlers } from '@advantage/live-list/react';
import { EmptyState, ErrorState, Pager, Spinner, useMessages, useTexts } from '@advantage/ui';
import { buttonStyles, SkeletonCards, visuallyHidden } from '@advantage/ui/internal';
import type { ReactNode } from 'react';
import type { RowNotes } from '../live/referralRules.ts';
import * as en from '../messages/en.ts';
import { hasNextPage, hasPreviousPage, pageText } from '../model/pageText.ts';
import type { Referral } from '../model/referral.ts';
import { defaultPageSize } from '../wire/listParams.ts';
import { CardLegend, CardList } from './CardList.tsx';
import { card } from './card.css.ts';
import { usePhoneLayout } from './phoneLayout.ts';
import { TableView, type TableViewProps } from './TableView.tsx';
import * as styles from './table.css.ts';
import type { ViewColumn } from './viewColumn.ts';

/** Why a service refuses its rows: the user isn't signed in, or has no permission. */
export type Refusal = 'sign-in' | 'permission';

/** Content and loading state of a referral list. */
export interface ListContent {
  /** Rows to show, in order. */
  readonly rows: readonly Referral[];
  /** Rows that are grayed out in place, with the reason. Default none. */
  readonly rowNotes?: RowNotes;
  /** `first`: nothing has loaded yet. `next`: other rows are loading. `done`: loaded. Default `done`. */
  readonly loading?: 'first' | 'next' | 'done';
  /** Time since which refreshing fails, or null if the list never loaded. Default: it refreshes. */
  readonly failingSince?: number | null | undefined;
  /** Why the service refuses the list to the user. Default: it doesn't. */
  readonly refusal?: Refusal | undefined;
  /** Number of malformed rows, which are left out. Default 0. */
  readonly rejected?: number;
  /** Called when Retry is pressed. Default: no button. */
  readonly onRetry?: () => void;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
  /** Wraps or replaces the error shown when no rows could be loaded. Default: unchanged. */
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
    Omit<TableViewProps, 'rows' | 'rowNotes' | 'isAwaiting'> {
  /** Pagination; null for a list without pages. */
  readonly paging: ListPaging;
  /**
   * Columns of the cards below 768 px. Columns that aren't in `columns` don't show as `detail`, `amount` or `fact`.
   * False: the table scrolls sideways instead. Default: `columns`.
   */
  readonly cards?: readonly ViewColumn[] | false | undefined;
  /** Caption above the cards, next to the help. Default none. */
  readonly caption?: string | undefined;
  /** `fill` scrolls in its own region under a fixed header; `page` grows with the page. Default `fill`. */
  readonly layout?: 'fill' | 'page';
  /** Handlers for the element around the rows, from `useHoldHandlers`. Default none. */
  readonly holdHandlers?: HoldHandlers | undefined;
}

const noNotes: RowNotes = new Map();

/**
 * The frame that all referral lists share: table or cards, the content shown without rows, an error above rows that
 * couldn't be refreshed, and the pager.
 */
export function TableFrame(props: TableFrameProps) {
  const { rows, rowNotes = noNotes, loading = 'done', failingSince, onRetry, paging, refusal } = props;
  const { cards = props.columns, caption, layout = 'fill', holdHandlers, rejected = 0 } = props;
  const t = useMessages(en.table);
  const isPhone = usePhoneLayout();
  const isFailing = failingSince !== undefined;
  const isEmpty = rows.length === 0;
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
        className={`${styles.region[layout]} ${props.large?.hasAllColumns(props.columns) ? props.large.tight : ''}`}
        aria-busy={loading !== 'done' && !isFailing}
        {...getScrollRegionProps(props)}
        {...holdHandlers}
      >
        {isPhone && cards ? (
          (isAwaiting || !isEmpty) && (
            <>
              <CardLegend columns={props.columns}>{caption}</CardLegend>
              {isAwaiting ? (
                <SkeletonCards count={defaultPageSize} card={card} />
              ) : (
                <CardList {...props} rows={rows} rowNotes={rowNotes} cards={cards} />
              )}
            </>
          )
        ) : (
          <TableView {...props} rows={rows} rowNotes={rowNotes} isAwaiting={isAwaiting} />
        )}
        {isEmpty && <TablePlaceholder {...props} isAwaiting={isAwaiting} hasFailed={hasFailed} />}
      </div>
      {loading === 'next' && !isEmpty && !isFailing && <LoadingOverlay />}
      {rejected > 0 && <p className={styles.rejected}>{t.rejected(rejected)}</p>}
      {paging && loading !== 'first' && <ListPager paging={paging} count={rows.length} />}
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
  return empty;
}

/** The notice of a refused list. */
function RefusedNotice({
  refusal,
  onRetry,
}: { readonly refusal: Refusal } & Pick<TablePlaceholderProps, 'onRetry'>) {
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

interface ListPagerProps {
  readonly paging: NonNullable<ListPaging>;
  readonly count: number;
}

/** The pager of a list: range of visible rows, total and page buttons. */
export function ListPager({ paging, count }: ListPagerProps) {
  const texts = useTexts();
  const { page, onPageChange } = paging;
  return (
    <Pager
      summary={pageText({ ...paging, count }, texts)}
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

import type { HoldHandlers } from '@advantage/live-list/react';
import { EmptyState, ErrorState, Pager, Spinner, useMessages, useTexts } from '@advantage/ui';
import { AwaitedCards, buttonStyles, visuallyHidden } from '@advantage/ui/internal';
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

/** Why a service sends its rows not to this reader: it knows no valid sign-in, or the sign-in has no permission. */
export type Refusal = 'sign-in' | 'permission';

/** What a list of referrals shows, and how it is doing. */
export interface ListContent {
  /** The rows that show, in their order. */
  readonly rows: readonly Referral[];
  /** Rows that are grayed out in their place, and why. Default none. */
  readonly rowNotes?: RowNotes;
  /** `first`: nothing is there yet; `next`: other rows are on their way; `done`. Default `done`. */
  readonly loading?: 'first' | 'next' | 'done';
  /** Since when the list could not be refreshed: a moment, or null when it never could. Default: it can. */
  readonly failingSince?: number | null | undefined;
  /** Why the service refuses the list to this reader. Default: it doesn't. */
  readonly refusal?: Refusal | undefined;
  /** How many rows were malformed and are left out. Default 0. */
  readonly rejected?: number;
  /** Called by Retry. Default: no button. */
  readonly onRetry?: () => void;
  /** Shown in place of rows where there are none. */
  readonly empty: ReactNode;
  /** Wraps or replaces the error that shows in place of rows when none could be loaded. Default: unchanged. */
  readonly renderError?: ((usual: ReactNode) => ReactNode) | undefined;
}

/** Which page of how many rows; null for a list without pages. */
export type ListPaging = {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
} | null;

export interface TableFrameProps
  extends ListContent,
    Omit<TableViewProps, 'rows' | 'rowNotes' | 'isAwaiting'> {
  /** Which page shows and how to show another; null for a list that is not paged. */
  readonly paging: ListPaging;
  /**
   * The columns of the cards under 768 px: those that are not in `columns` show their place, but neither details nor
   * facts. False: the table scrolls sideways there. Default: `columns`.
   */
  readonly cards?: readonly ViewColumn[] | false | undefined;
  /** What the cards show, in words, next to the help above them. Default none. */
  readonly caption?: string | undefined;
  /** `fill` scrolls in its own region under a fixed head, `page` grows with the page. Default `fill`. */
  readonly layout?: 'fill' | 'page';
  /** For the element around the rows: `useHoldHandlers`. Default none. */
  readonly holdHandlers?: HoldHandlers | undefined;
}

const noNotes: RowNotes = new Map();

/**
 * The frame that all lists of referrals share: table or cards, what shows in place of rows while there are none, an
 * error above the rows that stay, and the pages.
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
        {...scrollRegion(props)}
        {...holdHandlers}
      >
        {isPhone && cards ? (
          (isAwaiting || !isEmpty) && (
            <>
              <CardLegend columns={props.columns}>{caption}</CardLegend>
              {isAwaiting ? (
                <AwaitedCards count={defaultPageSize} card={card} />
              ) : (
                <CardList {...props} rows={rows} rowNotes={rowNotes} cards={cards} />
              )}
            </>
          )
        ) : (
          <TableView {...props} rows={rows} rowNotes={rowNotes} isAwaiting={isAwaiting} />
        )}
        {isEmpty && <Vacancy {...props} isAwaiting={isAwaiting} hasFailed={hasFailed} />}
      </div>
      {loading === 'next' && !isEmpty && !isFailing && <Busy />}
      {rejected > 0 && <p className={styles.rejected}>{t.rejected(rejected)}</p>}
      {paging && loading !== 'first' && <ListPager paging={paging} count={rows.length} />}
    </div>
  );
}

/** A list that scrolls within itself and has nothing to press inside must itself be reachable by keyboard. */
const scrollRegion = ({ layout = 'fill', label, onSort, onSelect }: TableFrameProps) =>
  layout === 'fill' && !onSort && !onSelect ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};

interface VacancyProps
  extends Pick<TableFrameProps, 'refusal' | 'rejected' | 'onRetry' | 'renderError' | 'empty'> {
  readonly isAwaiting: boolean;
  readonly hasFailed: boolean;
}

/** In place of rows: word that they load, why they are refused, the error, or what is empty and what to do. */
function Vacancy(props: VacancyProps) {
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

/** What a refused list says. */
function RefusedNotice({ refusal, onRetry }: { readonly refusal: Refusal } & Pick<VacancyProps, 'onRetry'>) {
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

/** Which rows of how many show, and the way to the others. */
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

/** While other rows are on their way the former ones stay, under a spinner that moves nothing. */
function Busy() {
  const t = useMessages(en.table);
  return (
    <div className={styles.busy}>
      <span className={styles.busyChip}>
        <Spinner label={t.loading} size={20} />
      </span>
    </div>
  );
}

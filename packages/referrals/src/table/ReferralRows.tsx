import {
  emDash,
  formatMoney,
  nameIn,
  SortableHeader,
  type Texts,
  useMedia,
  useMessages,
  useTexts,
} from '@advantage/ui';
import { ArrowDownIcon, ArrowUpIcon } from '@advantage/ui/icons';
import {
  copyRows,
  inElement,
  isElement,
  media,
  SkeletonRows,
  tableStyles,
  useBrowserLayoutEffect,
  useEvent,
  type useRowWindow,
  visuallyHidden,
} from '@advantage/ui/internal';
import { numbers } from '@advantage/ui/messages';
import type { ColumnSort } from '@tanstack/react-table';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useReferralCell } from '../columns/CellContext.tsx';
import * as cells from '../columns/cells.css.ts';
import { reduced, roomy } from '../columns/columnWidth.css.ts';
import { useClockValue } from '../columns/useClockValue.ts';
import { getRowNote, type RowNote, type RowNotes } from '../live/liveReferrals.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { pricesOf } from '../model/statusView.ts';
import { cardTitle, notApplicable, placeText } from '../model/texts.ts';
import {
  type ColumnLook,
  cellContent,
  type DrawnColumn,
  type DrawnRow,
  type DrawnTable,
  isSameRow,
  looksOf,
  type RowsBetween,
  type TableLooks,
} from './drawnTable.ts';
import type { FittingColumns } from './fittingColumns.ts';
import * as styles from './table.css.ts';

/** Row height: the brand's, 36 px, or 44 px. */
export type ListDensity = 'brand' | 'compact' | 'comfortable';

export interface ReferralRowsProps {
  readonly label: string;
  readonly table: DrawnTable;
  /** The columns to draw, in order, and those that left the table. Must be stable: a new object re-renders all rows. */
  readonly fitting: FittingColumns;
  readonly rowNotes: RowNotes;
  readonly sort?: Readonly<ColumnSort> | undefined;
  readonly onSort?: ((id: string) => void) | undefined;
  /** Widths that the user has set, in pixels, by column id. Default none. */
  readonly sizing?: Readonly<Record<string, number>> | undefined;
  readonly selectedId?: string | null | undefined;
  readonly onSelect?: ((referral: Referral) => void) | undefined;
  /** Rows between rows. Only drawn while all rows are. Default: none. */
  readonly between?: RowsBetween | undefined;
  /** Height of a row. Default `brand`. */
  readonly density?: ListDensity | undefined;
  readonly isAwaiting?: boolean | undefined;
}

/** What `WideRows` adds: a window of the rows, and tools in the headers. */
export interface RowsExtension {
  /** Default: all rows. */
  readonly drawn?: ReturnType<typeof useRowWindow> | undefined;
  readonly body?: RefObject<HTMLTableSectionElement | null> | undefined;
  /** Content of the head that doesn't wait until someone uses it. */
  readonly pins?: ReactNode;
  /** Returns the tools of a header, e.g. a resize handle. Called once someone uses the headers. Must be stable. */
  readonly toolsOf?: ((column: DrawnColumn) => ReactNode) | undefined;
  /** `tabIndex` of rows that don't open. */
  readonly rowTabIndex?: number | undefined;
}

/** Draws a TanStack table as a semantic table. What all cells of a column share is computed once per table. */
export const ReferralRows = (props: ReferralRowsProps & RowsExtension) => useDrawnRows(props);

/** `ReferralRows` as a hook, for a component that adds to them without one more level. */
export function useDrawnRows(props: ReferralRowsProps & RowsExtension) {
  const { label, table, fitting, rowNotes, sizing, selectedId, onSelect, drawn, density = 'brand' } = props;
  const { columns, left, isRoomy } = fitting;
  const looks = useMemo(() => looksOf(columns, left), [columns, left]);
  const { rows } = table.getRowModel();
  const shown = drawn ? drawn.rows.flatMap(({ index }) => rows[index] ?? []) : rows;
  const between = shown.length === rows.length ? props.between : undefined;
  const select = (event: MouseEvent) => {
    const id = getPressedRowId(event.target);
    const row = rows.find(({ original }) => original.opportunityId === id);
    if (row) onSelect?.(row.original);
  };
  const classes = [
    tableStyles.table,
    isRoomy && roomy,
    left.length > 0 && reduced,
    density !== 'brand' && tableStyles.density[density],
  ];
  return (
    <table
      className={classes.filter(Boolean).join(' ')}
      style={minWidthOf(fitting, sizing)}
      aria-rowcount={shown.length < rows.length ? rows.length + 1 : undefined}
      onCopy={copyRows}
    >
      <caption className={visuallyHidden}>{label}</caption>
      <colgroup>
        {columns.map(({ id, columnDef: { meta, size } }) => {
          const width = sizing?.[id] ?? (meta?.widthClass === undefined ? size : undefined);
          return (
            <col key={id} className={meta?.widthClass} style={width === undefined ? undefined : { width }} />
          );
        })}
      </colgroup>
      <Head {...props} looks={looks} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: each row contains a button that does the same */}
      <tbody ref={props.body} onPointerOver={showTitleOnOverflow} onClick={onSelect && select}>
        <Spacer height={drawn?.rows[0]?.gap ?? 0} />
        {shown.flatMap((row) => [
          between?.get(row.id)?.tableRow(columns, looks),
          <BodyRow
            key={row.id}
            row={row}
            looks={looks}
            note={getRowNote(row.original, rowNotes)}
            isOpen={row.original.opportunityId === selectedId}
            isChecked={row.getIsSelected?.() === true}
            isClickable={onSelect !== undefined}
            tabIndex={onSelect ? undefined : props.rowTabIndex}
          />,
        ])}
        <Spacer height={drawn?.gapAfter ?? 0} />
      </tbody>
      {props.isAwaiting && (
        <SkeletonRows cells={columns.map(({ id }) => looks.byId.get(id)?.cell.className ?? '')} />
      )}
    </table>
  );
}

/** A table whose columns need more than its region scrolls in it. */
function minWidthOf(fitting: FittingColumns, sizing: ReferralRowsProps['sizing'] = {}) {
  const { columns, width, isTooWide } = fitting;
  const added = columns.reduce(
    (total, { id, columnDef: { size = 0 } }) => total + Math.max(0, (sizing[id] ?? size) - size),
    0,
  );
  return isTooWide || added > 0 ? { minWidth: `${(width + added) / 16}rem` } : undefined;
}

type HeadProps = ReferralRowsProps & RowsExtension & { readonly looks: TableLooks };

/** The arrow keys that move between the controls of the headers. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The headers: one tab stop, with arrow keys between them. Help and tools are created when someone uses them. */
function Head({ table, fitting, looks, sort, onSort, toolsOf, pins }: HeadProps) {
  const head = useRef<HTMLTableSectionElement>(null);
  const [wasUsed, setUsed] = useState(false);
  const isTouch = useMedia(media.touch);
  const canSort = onSort !== undefined && [...looks.byId.values()].some((look) => look.canSort);
  // Without a button to focus first, the tools can't wait for the focus.
  const isUsed = wasUsed || isTouch || !canSort;
  const sortBy = useEvent((id: string) => onSort?.(id));
  const use = () => setUsed(true);
  useBrowserLayoutEffect(() => {
    const buttons = getButtons(head.current);
    const now = buttons.find((button) => button.tabIndex === 0 && button.dataset.current !== undefined);
    setCurrent(buttons, now ?? buttons.find((button) => button.closest('[aria-sort]')) ?? buttons[0]);
  });
  const handleFocus = ({ target }: { readonly target: Element }) => {
    use();
    const buttons = getButtons(head.current);
    setCurrent(buttons, buttons.find((button) => button === target) ?? buttons[0]);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = getButtons(head.current);
    const index = Array.from<EventTarget>(buttons).indexOf(event.target);
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = buttons[index + (steps[event.key] ?? 0) * direction];
    if (index < 0 || steps[event.key] === undefined || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <thead ref={head} onPointerEnter={use} onFocus={handleFocus} onKeyDown={handleKeyDown}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map((header) => {
            const { column, isPlaceholder } = header;
            const { header: template = column.id } = column.columnDef;
            const content = typeof template === 'function' ? template(header.getContext()) : template;
            const look = looks.byId.get(column.id);
            if (header.subHeaders.length > 0) {
              const span = header.getLeafHeaders().filter((leaf) => looks.byId.has(leaf.column.id)).length;
              return (
                span > 0 && (
                  <th key={header.id} scope="colgroup" colSpan={span} className={tableStyles.headerCell}>
                    {!isPlaceholder && content}
                  </th>
                )
              );
            }
            const isSorted =
              sort !== undefined && (sort.id === column.id || sort.id === look?.meta.shownSort);
            return (
              look && (
                <HeaderCell
                  key={header.id}
                  look={look}
                  direction={isSorted ? (sort.desc ? 'desc' : 'asc') : undefined}
                  onSort={onSort && sortBy}
                  tools={isUsed ? toolsOf?.(column) : undefined}
                  isUsed={isUsed}
                  pins={column === fitting.columns[0] && pins}
                >
                  {content}
                </HeaderCell>
              )
            );
          })}
        </tr>
      ))}
    </thead>
  );
}

const getButtons = (head: HTMLElement | null): readonly HTMLButtonElement[] =>
  Array.from(head?.querySelectorAll('button') ?? []).filter((button) => !button.closest('[popover]'));

/** Makes one button of the headers the one that Tab reaches. */
function setCurrent(buttons: readonly HTMLButtonElement[], current: HTMLButtonElement | undefined) {
  for (const button of buttons) {
    const isCurrent = button === current;
    if (button.tabIndex !== (isCurrent ? 0 : -1)) button.tabIndex = isCurrent ? 0 : -1;
    button.toggleAttribute('data-current', isCurrent);
  }
}

interface HeaderCellProps {
  readonly look: ColumnLook;
  readonly direction: 'asc' | 'desc' | undefined;
  /** Called with the id of the pressed column. Must be stable. Default: no header sorts. */
  readonly onSort: ((id: string) => void) | undefined;
  readonly tools: ReactNode;
  readonly isUsed: boolean;
  readonly pins: ReactNode;
  readonly children: ReactNode;
}

/** A column header: a button if the column sorts, with an arrow if it's the sorted column. */
const HeaderCell = memo(function HeaderCell(props: HeaderCellProps) {
  const { look, direction, onSort, tools, isUsed, pins, children } = props;
  const labelId = useId();
  const names = useMessages(en.headings);
  const { id, meta, canSort, isAfterNumbers, className } = look;
  const header = typeof children === 'string' ? nameIn(names, children) : children;
  const info = (
    <>
      {isUsed && meta.info && <span className={styles.info}>{meta.info()}</span>}
      {tools}
      {pins}
    </>
  );
  if (canSort && onSort) {
    return (
      <SortableHeader
        direction={direction}
        onSort={() => onSort(id)}
        isNumeric={meta.align === 'end'}
        isAfterNumeric={isAfterNumbers}
        info={info}
      >
        {header}
      </SortableHeader>
    );
  }
  const Arrow = direction === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      className={`${tableStyles.headerCell} ${className}`}
      aria-labelledby={labelId}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      <span id={labelId} className={direction && styles.sorted}>
        {header}
      </span>
      {direction && (
        <span className={styles.sorted}>
          <Arrow size={13} />
        </span>
      )}
      {info}
    </th>
  );
});

interface BodyRowProps {
  readonly row: DrawnRow;
  readonly looks: TableLooks;
  /** Why the row is grayed out; undefined if it isn't. */
  readonly note: RowNote | undefined;
  readonly isOpen: boolean;
  /** Whether the user selected the row. Its cells read it from the table. */
  readonly isChecked: boolean;
  readonly isClickable: boolean;
  readonly tabIndex: number | undefined;
}

const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { row, looks, note, isOpen, isClickable, tabIndex } = props;
  const { original: referral } = row;
  const texts = useTexts();
  const { showPrices, audience } = useReferralCell();
  const openerMeta =
    looks.openerId === looks.sublineId ? undefined : looks.byId.get(looks.openerId ?? '')?.meta;
  const openerText = useClockValue((now) => {
    const text = isClickable && openerMeta?.text?.(referral, { audience, now, texts });
    return typeof text === 'string' ? text : undefined;
  });
  const openerName = isClickable && rowName(referral, looks.titleOf, showPrices, texts, openerText);
  const na = notApplicable(referral, texts);
  return (
    <tr
      className={tableStyles.row}
      tabIndex={tabIndex}
      data-id={referral.opportunityId}
      data-clickable={isClickable || undefined}
      data-selected={isOpen || undefined}
      data-muted={note !== undefined || undefined}
      aria-current={isOpen || undefined}
    >
      {(row.getVisibleCells?.() ?? row.getAllCells()).map((cell) => {
        const { id } = cell.column;
        const look = looks.byId.get(id);
        if (!look) return null;
        const isTitle = id === looks.sublineId;
        const content = isTitle ? looks.titleOf?.(referral, texts) : cellContent(cell, texts);
        const first = isTitle
          ? cells.firstLine
          : look.meta.wraps && isLong(content)
            ? cells.twoLines
            : undefined;
        const shown =
          note && id === looks.noteId ? (
            <span className={styles.note}>{nameIn(texts(en.statusNames), note)}</span>
          ) : isClickable && id === looks.openerId ? (
            <button
              type="button"
              data-opens-row
              className={first ? `${styles.rowButton} ${first}` : styles.rowButton}
              aria-label={nameWith(content, openerName || '')}
            >
              {openerText ?? content}
            </button>
          ) : first ? (
            <span className={first}>{content}</span>
          ) : (
            content
          );
        const Cell = look.cell.tag;
        return (
          <Cell
            key={id}
            scope={look.meta.isRowHeader ? 'row' : undefined}
            data-status={look.meta.isStatus}
            data-unknown={content === emDash || undefined}
            data-na={(na !== null && content === na) || undefined}
            className={look.cell.className}
          >
            {isTitle || look.meta.badge ? (
              <>
                {inElement(shown)}
                {look.meta.badge?.(referral)}
                {isTitle && <span className={cells.secondLine}>{getSubline(referral, looks, texts)}</span>}
              </>
            ) : (
              shown
            )}
          </Cell>
        );
      })}
    </tr>
  );
}, isSameRow);

const nameWith = (content: ReactNode, name: string) =>
  typeof content === 'string' && !name.includes(content) ? `${content}, ${name}` : name;

const isLong = (content: ReactNode) => typeof content === 'string' && content.length > 18;

const getSubline = (referral: Referral, { sublines }: TableLooks, texts: Texts) =>
  sublines.flatMap(({ text }) => text(referral, texts) ?? []).join(' · ');

/** Returns the name of the button that opens a row: what the button shows, what is sold, where and for how much. */
export function rowName(
  referral: Referral,
  titleOf: TableLooks['titleOf'],
  showPrices: boolean,
  texts: Texts,
  shown?: string,
): string {
  const { price } = pricesOf(referral);
  // What the button shows comes first: users of speech control say it.
  const parts = [
    shown,
    (titleOf ?? cardTitle)(referral, texts),
    placeText(referral),
    showPrices && price !== null && formatMoney(price, texts(numbers)),
  ];
  return `${parts.filter(Boolean).join(', ')}${texts(en.table).detailsSuffix}`;
}

/** Returns the id of the pressed row; undefined if a control inside it was pressed. */
function getPressedRowId(target: EventTarget): string | undefined {
  if (!isElement(target)) return undefined;
  const control = target.closest('a, button, input, label');
  if (control && !control.hasAttribute('data-opens-row')) return undefined;
  return target.closest<HTMLElement>('tr[data-id]')?.dataset.id;
}

/** Fills the space of rows that aren't drawn. Its height is set by script, for pages that forbid inline styles. */
function Spacer({ height }: { readonly height: number }) {
  const row = useRef<HTMLTableRowElement>(null);
  useBrowserLayoutEffect(() => {
    if (row.current) row.current.style.height = `${height}px`;
  }, [height]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without cells can't receive focus
  return height > 0 ? <tr ref={row} aria-hidden="true" /> : null;
}

/** Gives the innermost element under the pointer whose text is cut off its text as a tooltip, for all cells at once. */
export function showTitleOnOverflow({ target }: PointerEvent) {
  const cell = isElement(target) && target.closest('td, th');
  if (!cell) return;
  for (let part: Element | null = target; part && cell.contains(part); part = part.parentElement) {
    if (part.hasAttribute('data-more') || isOverflowing(part))
      return part.setAttribute('title', part.textContent);
    if (part.getAttribute('title') === part.textContent) part.removeAttribute('title');
  }
}

/** Inline elements have a client size of zero and are never cut off. */
const isOverflowing = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight);

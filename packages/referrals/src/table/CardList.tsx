import { nameIn, type Texts, useMessages, useTexts } from '@advantage/ui';
import { inElement, useEvent } from '@advantage/ui/internal';
import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { useReferralCell } from '../columns/CellContext.tsx';
import { type CardSlot, columnInfo, type NamedColumnMeta } from '../columns/column.ts';
import { getRowNote, type RowNote, type RowNotes } from '../live/liveReferrals.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { shortText } from '../model/texts.ts';
import * as styles from './card.css.ts';
import {
  cellContent,
  type DrawnColumn,
  type DrawnRow,
  type DrawnTable,
  isSameRow,
  type RowsBetween,
} from './drawnTable.ts';
import { rowName } from './ReferralRows.tsx';
import { legend, legendItem } from './table.css.ts';

export interface CardListProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly table: DrawnTable;
  readonly rowNotes: RowNotes;
  /** The visible columns, in order. A card shows no other facts. */
  readonly columns: readonly DrawnColumn[];
  readonly selectedId?: string | null | undefined;
  readonly between?: RowsBetween | undefined;
  /** Called with the referral of a pressed card. Default: cards can't be pressed. */
  readonly onSelect?: ((referral: Referral) => void) | undefined;
}

/** The rows of a list as cards, for widths below 900 px. */
export function CardList(props: CardListProps) {
  const { label, table, rowNotes, columns, selectedId, onSelect, between } = props;
  const all = table.getAllLeafColumns();
  const fields = useMemo((): readonly CardField[] => {
    const others = all.filter((column) => !columns.includes(column));
    return [...columns, ...others].map(({ id, columnDef }, index) => ({
      ...columnInfo({ ...columnDef, id }),
      isDrawn: index < columns.length,
    }));
  }, [columns, all]);
  const open = useEvent((referral: Referral) => onSelect?.(referral));
  return (
    <ul className={styles.list} aria-label={label}>
      {table
        .getRowModel()
        .rows.flatMap((row) => [
          between?.get(row.id)?.card,
          <Card
            key={row.id}
            row={row}
            fields={fields}
            note={getRowNote(row.original, rowNotes)}
            isSelected={row.original.opportunityId === selectedId}
            isChecked={row.getIsSelected?.() === true}
            onOpen={onSelect && open}
          />,
        ])}
    </ul>
  );
}

/** The help that a table shows next to its headers, below the cards. */
export function CardLegend({ columns }: Pick<CardListProps, 'columns'>) {
  const names = useMessages(en.headings);
  const columnsWithInfo = columns.flatMap(({ id, columnDef }) => {
    const { meta } = columnInfo({ ...columnDef, id });
    return meta.info ? [{ id, meta }] : [];
  });
  if (columnsWithInfo.length === 0) return null;
  return (
    <div className={legend}>
      {columnsWithInfo.map(({ id, meta }) => (
        <span key={id} className={legendItem}>
          <span>{nameIn(names, meta.label)}</span>
          {meta.info?.()}
        </span>
      ))}
    </div>
  );
}

interface CardField {
  readonly id: string;
  readonly meta: NamedColumnMeta;
  readonly isDrawn: boolean;
}

interface CardProps {
  readonly row: DrawnRow;
  readonly fields: readonly CardField[];
  /** Why the card is grayed out; undefined if it isn't. */
  readonly note: RowNote | undefined;
  readonly isSelected: boolean;
  /** Whether the user selected the row. Its cells read it from the table. */
  readonly isChecked: boolean;
  readonly onOpen: ((referral: Referral) => void) | undefined;
}

const isEmpty = (content: ReactNode) =>
  content === undefined || content === null || content === false || content === '';

interface CardEntry {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

/** Returns the content of the columns of one card slot. Empty content is left out. */
const getSlotEntries = (slot: CardSlot, { fields, row }: CardProps, texts: Texts) =>
  fields.flatMap(({ id, meta, isDrawn }): readonly CardEntry[] => {
    if ((meta.card ?? 'fact') !== slot || (!isDrawn && slot === 'fact')) return [];
    const cell = row.getAllCellsByColumnId()[id];
    const content = meta.cardCell ? meta.cardCell(row.original, texts) : cell && cellContent(cell, texts);
    return isEmpty(content) ? [] : [{ id, label: nameIn(texts(en.headings), meta.label), content }];
  });

const Card = memo(function Card(props: CardProps) {
  const { row, fields, note, isSelected, onOpen } = props;
  const referral = row.original;
  const texts = useTexts();
  const { showPrices } = useReferralCell();
  const entriesIn = (slot: CardSlot) => getSlotEntries(slot, props, texts);
  const noteText = note && nameIn(texts(en.statusNames), note);
  const title = entriesIn('title');
  const end = entriesIn('end');
  const facts = entriesIn('fact');
  const when = entriesIn('when');
  const line = entriesIn('line').toSorted((a, b) => orderOf(a, fields) - orderOf(b, fields));
  const actions = entriesIn('action');
  const noteId = note && fields.find(({ meta }) => meta.isStatus)?.id;
  const isNoteFact = facts.some(({ id }) => id === noteId);
  const titleField = fields.find(({ meta }) => meta.title);
  const withOpenButton = (content: ReactNode) =>
    onOpen ? (
      <button
        type="button"
        className={styles.open}
        aria-label={rowName(referral, titleField?.meta.title, showPrices, texts)}
        onClick={() => onOpen(referral)}
      >
        {inElement(content)}
      </button>
    ) : (
      content
    );
  return (
    <li
      className={styles.card}
      data-id={referral.opportunityId}
      data-muted={note !== undefined || undefined}
      aria-current={isSelected || undefined}
    >
      {title.length > 0 && (
        <div className={styles.head}>
          <p className={styles.title}>
            {withOpenButton(renderFragments(title))}
            {fields.map(({ id, meta }) => meta.badge && <Fragment key={id}>{meta.badge(referral)}</Fragment>)}
          </p>
          {end.length > 0 && <span className={styles.end}>{renderFragments(end)}</span>}
        </div>
      )}
      {line.length > 0 && <div className={styles.line}>{renderInline(line)}</div>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ id, label, content }, index) => (
            <Fragment key={id}>
              <dt className={styles.factName}>{label}</dt>
              <dd className={styles.factValue}>
                {id === noteId
                  ? noteText
                  : title.length === 0 && index === 0
                    ? withOpenButton(truncateFact(content))
                    : truncateFact(content)}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
      {(when.length > 0 || actions.length > 0 || note) && (
        <div className={styles.act} data-status={actions.length > 0 || undefined}>
          {when.length > 0 && <span className={styles.when}>{renderFragments(when)}</span>}
          {note && !isNoteFact ? (
            <span className={`${styles.actions} ${styles.note}`}>{noteText}</span>
          ) : (
            actions.length > 0 && <span className={styles.actions}>{renderFragments(actions)}</span>
          )}
        </div>
      )}
    </li>
  );
}, isSameRow);

/** Texts without their own order come last. */
const orderOf = ({ id }: CardEntry, fields: readonly CardField[]) =>
  fields.find((field) => field.id === id)?.meta.subline?.order ?? Infinity;

const renderFragments = (entries: readonly CardEntry[]) =>
  entries.map(({ id, content }) => <Fragment key={id}>{inElement(content)}</Fragment>);

/** Joins plain texts into one text node; renders anything else part by part. */
const renderInline = (entries: readonly CardEntry[]) =>
  entries.every(({ content }) => typeof content === 'string')
    ? entries.map(({ content }) => content).join(' · ')
    : entries.map(({ id, content }, index) => (
        <Fragment key={id}>
          {index > 0 && <span> · </span>}
          <bdi>{content}</bdi>
        </Fragment>
      ));

/** More characters than a fact can show. Breaking a hundred thousand into lines would take a browser seconds. */
const maxFactLength = 1000;

const truncateFact = (content: ReactNode) =>
  typeof content === 'string' ? shortText(content, maxFactLength) : content;

import { nameIn, type Texts, useMessages, useTexts, VisuallyHidden } from '@advantage/ui';
import { ChevronRightIcon } from '@advantage/ui/icons';
import { useEvent } from '@advantage/ui/internal';
import { Fragment, memo, type ReactNode } from 'react';
import { getRowNote, type RowNote, type RowNotes } from '../live/referralRules.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { shortText } from '../model/shortText.ts';
import * as styles from './card.css.ts';
import type { CardSlot } from './columnMeta.ts';
import { legend, legendItem, legendText } from './table.css.ts';
import type { ViewColumn } from './viewColumn.ts';

export interface CardListProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly rows: readonly Referral[];
  readonly rowNotes: RowNotes;
  /** The visible columns. A card shows no more details, amounts and facts than its row would. */
  readonly columns: readonly ViewColumn[];
  /** All columns that can appear on a card, visible or not. */
  readonly cards: readonly ViewColumn[];
  readonly selectedId?: string | null | undefined;
  /** Called with the referral of a pressed card. Default: cards can't be pressed. */
  readonly onSelect?: ((referral: Referral) => void) | undefined;
}

/** The rows of a list as cards, for widths below 768 px. */
export function CardList(props: CardListProps) {
  const { label, rows, rowNotes, columns, cards, selectedId, onSelect } = props;
  const open = useEvent((referral: Referral) => onSelect?.(referral));
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((referral) => (
        <Card
          key={referral.opportunityId}
          referral={referral}
          columns={columns}
          cards={cards}
          note={getRowNote(referral, rowNotes)}
          isSelected={referral.opportunityId === selectedId}
          onOpen={onSelect && open}
        />
      ))}
    </ul>
  );
}

interface CardLegendProps {
  readonly columns: readonly ViewColumn[];
  /** Caption of the cards. Default none. */
  readonly children?: string | undefined;
}

/** The help that a table shows next to its headers. */
export function CardLegend({ columns, children }: CardLegendProps) {
  const names = useMessages(en.headings);
  const columnsWithInfo = columns.filter(({ meta }) => meta.info);
  if (columnsWithInfo.length === 0 && !children) return null;
  return (
    <div className={legend}>
      {children && <p className={legendText}>{children}</p>}
      {columnsWithInfo.map(({ id, meta }) => (
        <span key={id} className={legendItem}>
          {nameIn(names, meta.label)}
          {meta.info?.()}
        </span>
      ))}
    </div>
  );
}

interface CardProps extends Pick<CardListProps, 'columns' | 'cards'> {
  readonly referral: Referral;
  /** Why the card is grayed out; undefined if it isn't. */
  readonly note: RowNote | undefined;
  readonly isSelected: boolean;
  readonly onOpen: ((referral: Referral) => void) | undefined;
}

/** The content of a column on a card. */
interface CardEntry {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

const isEmpty = (content: ReactNode) => content === null || content === false || content === '';

/** Returns the content of the columns of one card slot. Empty content is left out. */
function getSlotEntries(slot: CardSlot, columns: readonly ViewColumn[], referral: Referral, texts: Texts) {
  return columns.flatMap(({ id, meta, renderCell }): readonly CardEntry[] => {
    if ((meta.card ?? 'fact') !== slot) return [];
    const content = meta.cardCell ? meta.cardCell(referral, texts) : renderCell(referral, texts);
    return isEmpty(content) ? [] : [{ id, label: nameIn(texts(en.headings), meta.label), content }];
  });
}

const Card = memo(function Card({ referral, columns, cards, note, isSelected, onOpen }: CardProps) {
  const texts = useTexts();
  const entriesIn = (place: CardSlot, from = cards) => getSlotEntries(place, from, referral, texts);
  const noteText = note && nameIn(texts(en.statusNames), note);
  const top = entriesIn('when');
  const kind = entriesIn('kind');
  const title = entriesIn('title');
  const price = entriesIn('price');
  const locationEntries = [...entriesIn('where'), ...entriesIn('what')];
  const details = entriesIn('detail', columns);
  const amounts = entriesIn('amount', columns);
  const facts = entriesIn('fact', columns);
  const noteId = note && cards.find(({ meta }) => meta.isStatus)?.id;
  const isNoteFact = facts.some(({ id }) => id === noteId);
  const withOpenButton = (content: ReactNode) =>
    onOpen ? cardButton(content, texts(en.table).detailsSuffix, () => onOpen(referral)) : content;
  return (
    <li
      className={styles.card}
      data-id={referral.opportunityId}
      data-muted={note !== undefined || undefined}
      aria-current={isSelected || undefined}
    >
      {top.length + kind.length > 0 && (
        <div className={styles.top}>
          {renderFragments(top)}
          {kind.length > 0 && <span className={styles.end}>{renderFragments(kind)}</span>}
        </div>
      )}
      {title.length > 0 && (
        <div className={styles.head}>
          <p className={styles.title}>{withOpenButton(renderFragments(title))}</p>
          {price.length > 0 && <span className={styles.price}>{renderFragments(price)}</span>}
          {onOpen && <ChevronRightIcon size={20} />}
        </div>
      )}
      {locationEntries.length > 0 && <div className={styles.where}>{renderInline(locationEntries)}</div>}
      {details.length + amounts.length > 0 && (
        <div className={styles.numbers}>
          {details.length > 0 && <bdi>{joinEntries(details)}</bdi>}
          {amounts.map(({ id, content }) => (
            <bdi key={id}>{content}</bdi>
          ))}
        </div>
      )}
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
      {note && !isNoteFact ? (
        <div className={styles.act}>
          <span className={styles.note}>{noteText}</span>
        </div>
      ) : (
        <Actions entries={entriesIn('action')} />
      )}
    </li>
  );
});

const Actions = ({ entries }: { readonly entries: readonly CardEntry[] }) =>
  entries.length > 0 && (
    <div className={styles.act} data-status>
      {renderFragments(entries)}
    </div>
  );

const renderFragments = (entries: readonly CardEntry[]) =>
  entries.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>);

const renderInline = (entries: readonly CardEntry[]) =>
  entries.map(({ id, content }, index) => (
    <Fragment key={id}>
      {index > 0 && ' · '}
      <bdi>{content}</bdi>
    </Fragment>
  ));

/** Joins plain texts into one text node; renders anything else part by part. */
const joinEntries = (entries: readonly CardEntry[]) =>
  entries.every(({ content }) => typeof content === 'string')
    ? entries.map(({ content }) => content).join(' · ')
    : renderInline(entries);

const cardButton = (content: ReactNode, suffix: string, onPress: () => void) => (
  <button type="button" className={styles.open} onClick={onPress}>
    {content}
    <VisuallyHidden>{suffix}</VisuallyHidden>
  </button>
);

/** More characters than a fact can show. Breaking a hundred thousand into lines would take a browser seconds. */
const maxFactLength = 1000;

const truncateFact = (content: ReactNode) =>
  typeof content === 'string' ? shortText(content, maxFactLength) : content;

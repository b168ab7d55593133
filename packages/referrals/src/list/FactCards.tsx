import { Fragment, type ReactNode } from 'react';
import type { RowNotes } from '../live/LiveList.ts';
import { notApplicable } from '../model/cellTexts.ts';
import type { Referral } from '../model/referral.ts';
import { shortText } from '../model/shortText.ts';
import type { CellContext } from '../referral/referralCells.tsx';
import * as card from '../table/card.css.ts';
import type { ListColumn } from '../table/listColumn.ts';
import * as styles from './lists.css.ts';

export interface FactCardsProps {
  /** What the list shows, for screen readers. */
  readonly label: string;
  readonly rows: readonly Referral[];
  /** Cards that are greyed out in their place, and why. Default none. */
  readonly rowNotes?: RowNotes | undefined;
  /** Every column is a line of the card. */
  readonly columns: readonly ListColumn[];
  readonly context: CellContext;
}

/** The rows of a list under 768 px as names and values: for lists without a card of their own. */
export function FactCards({ label, rows, rowNotes, columns, context }: FactCardsProps) {
  return (
    <ul className={card.list} aria-label={label}>
      {rows.map((referral) => {
        const note = rowNotes?.get(referral.opportunityId);
        const isBusiness = notApplicable(referral) === null;
        return (
          <li key={referral.opportunityId} className={card.card} data-gone={note !== undefined || undefined}>
            <dl className={styles.facts}>
              {columns
                .filter(({ isBusinessOnly }) => isBusiness || !isBusinessOnly)
                .map((column) => (
                  <Fragment key={column.id}>
                    <dt className={styles.factName}>{column.label}</dt>
                    <dd className={styles.factValue}>
                      {column.showsNote && note ? note : fact(column.cell(referral, context))}
                    </dd>
                  </Fragment>
                ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

/** More characters than the lines of a fact hold; a browser would take seconds to break a hundred thousand. */
const longestFact = 1000;

const fact = (content: ReactNode) =>
  typeof content === 'string' ? shortText(content, longestFact) : content;

import { formatValue, VisuallyHidden } from '@advantage/ui';
import { memo } from 'react';
import type { RowNote } from '../live/LiveList.ts';
import { cardBusiness, cardPremium, cardTitle, showsTimeLeft } from '../model/cardTexts.ts';
import { categoryText, locationText } from '../model/cellTexts.ts';
import { limitedMinutes } from '../model/limitedTime.ts';
import type { Referral } from '../model/referral.ts';
import type { ColumnName } from '../referral/columns.ts';
import { DeliveredTime, NewBadge } from '../referral/Delivered.tsx';
import { LimitedTime } from '../referral/LimitedTime.tsx';
import { ReferralStatus } from '../referral/ReferralStatus.tsx';
import type { CellContext } from '../referral/referralCells.tsx';
import { useClockValue } from '../referral/useClockValue.ts';
import * as styles from './card.css.ts';

export interface ReferralCardProps {
  readonly referral: Referral;
  /** The columns of the list: a card says no more than its row would. */
  readonly columns: readonly ColumnName[];
  readonly context: CellContext;
  /** Why the card is greyed out (LIV-10, LIV-11); undefined for an ordinary one. */
  readonly note: RowNote | undefined;
  readonly isSelected: boolean;
  /** Called with the referral when its title is pressed (TBL-57). Default: the title cannot be pressed. */
  readonly onOpen?: ((referral: Referral) => void) | undefined;
}

/** A referral under 768 px: the combined cell with everything a row says and does (TBL-39, TBL-40). */
export const ReferralCard = memo(function ReferralCard(props: ReferralCardProps) {
  const { referral, columns, context, note, isSelected, onOpen } = props;
  const countsDown = useClockValue((now) => showsTimeLeft(limitedMinutes(referral, now), context.audience));
  const type = formatValue(referral.opportunityType);
  const numbers = [cardBusiness(referral, columns), cardPremium(referral, columns)].filter(Boolean);
  const title = cardTitle(referral);
  return (
    <li
      className={styles.card}
      data-gone={note !== undefined || undefined}
      aria-current={isSelected || undefined}
    >
      <div className={styles.top}>
        <DeliveredTime addDate={referral.addDate} />
        <NewBadge addDate={referral.addDate} />
        <span className={styles.end}>{countsDown ? <LimitedTime referral={referral} /> : type}</span>
      </div>
      <p className={styles.title}>
        {onOpen ? (
          <button type="button" className={styles.open} onClick={() => onOpen(referral)}>
            {title}
            <VisuallyHidden>, details</VisuallyHidden>
          </button>
        ) : (
          title
        )}
      </p>
      <div className={styles.where}>
        <bdi>{locationText(referral)}</bdi> · <bdi>{categoryText(referral)}</bdi>
        {countsDown && (
          <>
            {' '}
            · <bdi>{type}</bdi>
          </>
        )}
      </div>
      {numbers.length > 0 && (
        <div className={styles.numbers}>
          {numbers.map((text) => (
            <bdi key={text}>{text}</bdi>
          ))}
        </div>
      )}
      <div className={styles.act}>
        {note ? (
          <span className={styles.note}>{note}</span>
        ) : (
          <ReferralStatus referral={referral} size="touch" {...context} />
        )}
      </div>
    </li>
  );
});

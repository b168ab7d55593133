import type { RowNotes } from '../live/LiveList.ts';
import type { Referral } from '../model/referral.ts';
import type { ColumnName } from '../referral/columns.ts';
import type { CellContext } from '../referral/referralCells.tsx';
import * as styles from './card.css.ts';
import { ReferralCard } from './ReferralCard.tsx';
import { useStableCallback } from './useStableCallback.ts';

export interface ReferralCardListProps {
  /** What the list shows, for screen readers. */
  readonly label: string;
  readonly rows: readonly Referral[];
  /** Cards that are greyed out in their place, and why. Default none. */
  readonly rowNotes?: RowNotes | undefined;
  /** The columns of the list: a card says no more than its row would. */
  readonly columns: readonly ColumnName[];
  readonly context: CellContext;
  /** The selected card. Default none. */
  readonly selectedId?: string | null | undefined;
  /** Called with the referral of a pressed card. Default: cards cannot be pressed. */
  readonly onSelect?: ((referral: Referral) => void) | undefined;
}

/** The rows of a list under 768 px (TBL-39). */
export function ReferralCardList(props: ReferralCardListProps) {
  const { label, rows, rowNotes, columns, context, selectedId, onSelect } = props;
  const open = useStableCallback((referral: Referral) => onSelect?.(referral));
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((referral) => (
        <ReferralCard
          key={referral.opportunityId}
          referral={referral}
          columns={columns}
          context={context}
          note={rowNotes?.get(referral.opportunityId)}
          isSelected={referral.opportunityId === selectedId}
          onOpen={onSelect && open}
        />
      ))}
    </ul>
  );
}

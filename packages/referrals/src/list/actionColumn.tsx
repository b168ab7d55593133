import type { Texts } from '@advantage/ui';
import { buttonStyles } from '@advantage/ui/internal';
import { referralName } from '../model/cardTexts.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralColumn } from './referralTable.ts';

/** What a column of buttons is for. Use it as the argument of `actionColumn`. */
export interface ActionColumnOptions<Row extends Referral> {
  /** What the action is called, in the header and on each button: 'Call'. */
  readonly label: string;
  /** Called with the referral whose button was pressed. */
  readonly onAction: (referral: Row) => void;
  /** Id of the column. A list with several needs one for each. Default `action`. */
  readonly id?: string;
  /** Width in pixels. Default 96. */
  readonly size?: number;
}

/**
 * A column with a button in every row, for what a host does with a referral. The name of each button also says which
 * referral it is about. On a phone card it is at the bottom.
 */
export const actionColumn = <Row extends Referral = Referral>(
  options: ActionColumnOptions<Row>,
): ReferralColumn<Row> => {
  const { label, onAction, id = 'action', size = 96 } = options;
  const button = (referral: Row, height: 'row' | 'touch', texts?: Texts) => (
    <button
      type="button"
      className={buttonStyles({ size: height })}
      aria-label={`${label}, ${referralName(referral, texts)}`}
      onClick={() => onAction(referral)}
    >
      {label}
    </button>
  );
  return {
    id,
    header: label,
    size,
    cell: ({ row }, texts?: Texts) => button(row.original, 'row', texts),
    meta: {
      card: 'action',
      cardCell: (referral: Row, texts?: Texts) => button(referral, 'touch', texts),
      hasControls: true,
    },
  };
};

import type { Texts } from '@advantage/ui';
import { buttonStyles } from '@advantage/ui/internal';
import type { Referral } from '../model/referral.ts';
import { referralName } from '../model/texts.ts';
import type { ReferralColumn } from '../table/tableFeatures.ts';

/** Options of `actionColumn`. */
export interface ActionColumnOptions<Row extends Referral> {
  /** Name of the action, in the header and on each button, e.g. 'Call'. */
  readonly label: string;
  /** Called with the referral whose button was pressed. */
  readonly onAction: (referral: Row) => void;
  /** Id of the column. Must be unique when a list has several action columns. Default `action`. */
  readonly id?: string;
  /** Width in pixels. Default 96. */
  readonly size?: number;
}

/** Creates a column with a button in every row, named with its referral, for a host's action. At the end of cards. */
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

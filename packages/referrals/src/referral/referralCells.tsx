import { formatMoney, formatValue, Glyph } from '@advantage/ui';
import { phone, star } from '@advantage/ui/icons';
import type { ReactNode } from 'react';
import type { ReferralActions, ReferralAudience } from '../model/audience.ts';
import {
  assigneeText,
  categoryText,
  employeesText,
  industryText,
  linesText,
  locationText,
  notApplicable,
} from '../model/cellTexts.ts';
import type { Referral } from '../model/referral.ts';
import { shortText } from '../model/shortText.ts';
import * as styles from './cells.css.ts';
import type { ColumnName } from './columns.ts';
import { Delivered } from './Delivered.tsx';
import { LimitedTime, noLimitedTime } from './LimitedTime.tsx';
import { ReferralStatus } from './ReferralStatus.tsx';
import { TalkNowNote } from './TalkNowNote.tsx';

/** What all cells of a list share. Keep it the same object while nothing in it changes: rows render again with it. */
export interface CellContext {
  readonly audience: ReferralAudience;
  readonly actions: ReferralActions;
  readonly showPrices: boolean;
  /** Called when a status or a talk button is pressed. */
  readonly onAction: (referral: Referral) => void;
}

/** What a cell holds. It is a plain function, so that a row costs no component per cell. */
export type CellContent = (referral: Referral, context: CellContext) => ReactNode;

const statusCell: CellContent = (referral, context) => ReferralStatus({ referral, ...context });

const businessOnly = (content: (referral: Referral) => ReactNode) => (referral: Referral) => {
  const text = notApplicable(referral);
  return text === null ? content(referral) : <span className={styles.notApplicable}>{text}</span>;
};

/** More characters than a cell shows of an industry, and than any code has. */
const longest = { description: 1000, code: 20 };

const industryCell = (referral: Referral) => {
  const { industryDescription, industryCode } = referral;
  // A source of a page's own may leave out what it does not know.
  if (industryDescription == null || industryCode == null) return industryText(referral);
  return (
    <span className={styles.line}>
      <span className={styles.cut}>{shortText(industryDescription, longest.description)}</span>
      <span className={styles.code}>{shortText(industryCode, longest.code)}</span>
    </span>
  );
};

const mark = (icon: typeof phone, label: string) => (
  <span className={styles.icon}>
    <Glyph icon={icon} label={label} />
  </span>
);

/** The cells of a row by column. `isMobileView` is drawn by `ReferralCard`. */
export const referralCells: Readonly<Record<Exclude<ColumnName, 'isMobileView'>, CellContent>> = {
  addDate: ({ addDate }) => <Delivered addDate={addDate} />,
  type: ({ opportunityType }) => formatValue(opportunityType),
  status: statusCell,
  decayStatus: statusCell,
  limitedTime: (referral) =>
    referral.marketplaceStatus === 'Available' ? <LimitedTime referral={referral} /> : noLimitedTime,
  category: categoryText,
  city: locationText,
  businessLines: linesText,
  industry: businessOnly(industryCell),
  noOfEmployees: businessOnly(employeesText),
  yearsInBusiness: businessOnly(({ yearsInBusiness }) => formatValue(yearsInBusiness)),
  estimatedPremium: ({ estimatedPremium }) => formatMoney(estimatedPremium),
  agenciesNotified: ({ agenciesNotified }) => formatValue(agenciesNotified),
  assignedAgency: (referral, { audience }) => assigneeText(referral, audience),
  notes: (referral, context) => <TalkNowNote referral={referral} {...context} />,
  phoneIcon: ({ isCallIn }) => isCallIn && mark(phone, 'Call-in referral'),
  starIcon: ({ isCallIn }) => !isCallIn && mark(star, 'Standard referral'),
};

import { emDash, formatMoney, formatValue, Select, VisuallyHidden } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { ReferralAudience } from '../model/audience.ts';
import { assigneeText, employeesText, linesText, notApplicable } from '../model/cellTexts.ts';
import type { Referral } from '../model/referral.ts';
import { type ProgressStatus, progressStatuses, progressStatusName } from '../model/status.ts';
import { DeliveredTime } from '../referral/Delivered.tsx';
import { ProgressStatusLabel } from '../referral/ProgressStatusLabel.tsx';
import * as styles from './details.css.ts';
import { categoryName } from './panelTexts.ts';

export interface FactsProps {
  readonly referral: Referral;
  /** Who reads them: only admins see the names of partners (TBL-59). */
  readonly audience: ReferralAudience;
  /** Shows the business lines too, where they are not the heading. Default false. */
  readonly hasLines?: boolean;
  /** Called with the progress that the reader chose (STS-6). Default: progress is for reading only. */
  readonly onProgressChange?: ((referral: Referral, status: ProgressStatus) => void) | undefined;
}

/** Everything that is known of a referral beside its contact details (DTL-11). */
export function Facts({ referral, audience, hasLines = false, onProgressChange }: FactsProps) {
  const { industryDescription, industryCode } = referral;
  const business = (text: string) => notApplicable(referral) ?? text;
  return (
    <dl className={styles.facts}>
      {hasLines && <Fact name="Policy type" text={linesText(referral)} isWide />}
      <Fact name="Industry" isWide text={business(formatValue(industryDescription ?? industryCode))}>
        {industryDescription !== null && industryCode !== null && notApplicable(referral) === null && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <bdi className={styles.code}>{industryCode}</bdi>
          </>
        )}
      </Fact>
      <Fact name="Employees" text={business(employeesText(referral))} />
      <Fact name="Years in business" text={business(formatValue(referral.yearsInBusiness))} />
      <Fact name="Est. premium" text={formatMoney(referral.estimatedPremium)} />
      <Fact name="Currently insured" text={formatValue(referral.currentlyInsured)} />
      <Fact name="Category" text={categoryName(referral)} />
      <Fact name="Delivered">
        <DeliveredTime addDate={referral.addDate} />
      </Fact>
      <Fact name="Age" text={formatValue(referral.age)} />
      <Fact name="Gender" text={formatValue(referral.gender)} />
      <Fact name="Medical exam" text={formatValue(referral.medicalExam)} />
      <Fact name="Progress">
        <Progress referral={referral} onProgressChange={onProgressChange} />
      </Fact>
      <Fact name="Assigned to" text={assigneeText(referral, audience)} isWide />
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly text?: string;
  /** Takes the whole width. Default false. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

function Fact({ name, text, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? `${styles.fact} ${styles.wide}` : styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>
        {text !== undefined && <bdi>{text}</bdi>}
        {children}
      </dd>
    </div>
  );
}

type ProgressProps = Pick<FactsProps, 'referral' | 'onProgressChange'>;

function Progress({ referral, onProgressChange }: ProgressProps) {
  const { progressStatus } = referral;
  if (!onProgressChange) return progressStatus ? <ProgressStatusLabel status={progressStatus} /> : emDash;
  return (
    <Select
      aria-label="Progress"
      size="s"
      options={progressOptions}
      value={progressStatus}
      placeholder="None"
      onChange={(status) => onProgressChange(referral, status)}
    />
  );
}

const progressOptions = progressStatuses.map((value) => ({ value, label: progressStatusName(value) }));

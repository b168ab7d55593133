import {
  formatMoney,
  formatValue,
  nameIn,
  Select,
  useMessages,
  useTexts,
  VisuallyHidden,
} from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import type { ReactNode } from 'react';
import { progress } from '../columns/status.css.ts';
import { progressIcons } from '../columns/statusIcons.ts';
import { DeliveredTime } from '../columns/times.tsx';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import {
  type ProgressStatus,
  progressStatuses,
  progressStatusName,
  showsProgressIcon,
} from '../model/status.ts';
import { assigneeText, employeesText, linesText, notApplicable } from '../model/texts.ts';
import * as styles from './details.css.ts';

export interface FactsProps {
  readonly referral: Referral;
  /** Who views the facts. Only administrators see the names of partners. */
  readonly audience: ReferralAudience;
  readonly hasLines?: boolean;
  /** Called with the progress that the user selects. Default: progress is read-only. */
  readonly onProgressChange?: ((referral: Referral, status: ProgressStatus) => void) | undefined;
}

/** Translates 'Yes' and 'No'. Any other answer is shown as the service sent it. */
const answerText = (answer: string, t: typeof en.details) =>
  answer === 'Yes' ? t.yes : answer === 'No' ? t.no : answer;

/** The facts about a referral besides its contact details: only those that apply to its category, each once. */
export function Facts({ referral, audience, hasLines = false, onProgressChange }: FactsProps) {
  const texts = useTexts();
  const t = texts(en.details);
  const { category, estimatedPremium, currentlyInsured, age, gender, medicalExam } = referral;
  const isAssigned = referral.assignedAgency !== null || referral.assignedPartner !== null;
  return (
    <dl className={styles.facts}>
      {hasLines && referral.lines.length > 0 && (
        <Fact name={t.policyType} text={linesText(referral, texts)} />
      )}
      {estimatedPremium !== null && (
        <Fact name={t.premium} text={formatMoney(estimatedPremium, texts(numbers))} />
      )}
      {notApplicable(referral) === null && <BusinessFacts referral={referral} />}
      {currentlyInsured !== null && category !== 'L&A' && (
        <Fact name={t.currentlyInsured} text={answerText(currentlyInsured, t)} />
      )}
      <Fact name={t.delivered}>
        <DeliveredTime addDate={referral.addDate} />
      </Fact>
      {age !== null && category !== 'CL' && <Fact name={t.age} text={formatValue(age)} />}
      {gender !== null && category !== 'CL' && <Fact name={t.gender} text={formatValue(gender)} />}
      {medicalExam !== null && category !== 'CL' && category !== 'PL' && (
        <Fact name={t.medicalExam} text={answerText(medicalExam, t)} />
      )}
      {(referral.progressStatus !== null || onProgressChange) && (
        <Fact name={t.progress}>
          <Progress referral={referral} onProgressChange={onProgressChange} />
        </Fact>
      )}
      {isAssigned && <Fact name={t.assignedTo} text={assigneeText(referral, audience, texts)} />}
    </dl>
  );
}

/** The known facts about a business. A direct call may not be about one, so it shows no placeholder for employees. */
function BusinessFacts({ referral }: Pick<FactsProps, 'referral'>) {
  const t = useMessages(en.details);
  const { category, industryDescription, industryCode, noOfEmployees, yearsInBusiness } = referral;
  const industry = industryDescription ?? industryCode;
  return (
    <>
      {industry !== null && (
        <Fact name={t.industry} text={industry}>
          {industryDescription !== null && industryCode !== null && (
            <>
              <VisuallyHidden>, </VisuallyHidden>
              <bdi className={styles.code}>{industryCode}</bdi>
            </>
          )}
        </Fact>
      )}
      {(noOfEmployees !== null || category !== null) && (
        <Fact name={t.employees} text={employeesText(referral)} />
      )}
      {yearsInBusiness !== null && <Fact name={t.yearsInBusiness} text={formatValue(yearsInBusiness)} />}
    </>
  );
}

function Fact(props: { readonly name: string; readonly text?: string; readonly children?: ReactNode }) {
  const { name, text, children } = props;
  return (
    <div className={styles.fact}>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>
        {text !== undefined && <bdi>{text}</bdi>}
        {children}
      </dd>
    </div>
  );
}

function Progress({ referral, onProgressChange }: Pick<FactsProps, 'referral' | 'onProgressChange'>) {
  const t = useMessages(en.details);
  const names = useMessages(en.statusNames);
  const { progressStatus } = referral;
  if (onProgressChange) {
    return (
      <Select
        aria-label={t.progress}
        size="s"
        options={progressStatuses.map((value) => ({
          value,
          label: nameIn(names, progressStatusName(value)),
        }))}
        value={progressStatus}
        placeholder={t.none}
        onChange={(status) => onProgressChange(referral, status)}
      />
    );
  }
  return progressStatus && <ProgressStatusLabel status={progressStatus} />;
}

/** A read-only label of an agent's progress with an acquired referral. */
export function ProgressStatusLabel({ status }: { readonly status: ProgressStatus }) {
  const names = useMessages(en.statusNames);
  const Icon = progressIcons[status];
  return (
    <span className={progress}>
      {showsProgressIcon(status) && <Icon />}
      <span>{nameIn(names, progressStatusName(status))}</span>
    </span>
  );
}

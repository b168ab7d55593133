import { Checkbox, Select, TimeField, useMessages } from '@advantage/ui';
import { hoursWords } from '../fields/times.ts';
import * as en from '../messages/en.ts';
import * as styles from './RecipientTable.css.ts';
import { timezoneOptions } from './timezoneOptions.ts';
import type { useRecipient } from './useRecipient.ts';

type RecipientTimesProps = Pick<ReturnType<typeof useRecipient>, 'row' | 'change' | 'field' | 'timesError'>;

/** The times of one recipient: the marketplace's in words, or its own to be set (MKI-8, MKI-10). */
export function RecipientTimes({ row, change, field, timesError }: RecipientTimesProps) {
  const t = useMessages(en.recipients);
  const scheduleTexts = useMessages(en.scheduleTexts);
  const { sameDeliveryTimesAsMarketplace: hasSameTimes } = row;
  return (
    <>
      {hasSameTimes ? (
        <span className={styles.hours}>{hoursWords(row, scheduleTexts)}</span>
      ) : (
        <OwnTimes {...{ row, change, field, timesError }} />
      )}
      <Checkbox
        {...field('sameDeliveryTimesAsMarketplace')}
        label={t.matchMarketplace}
        size="s"
        isSelected={hasSameTimes}
        onChange={(isSame) => change('sameDeliveryTimesAsMarketplace', isSame)}
      />
    </>
  );
}

function OwnTimes({ row, change, field, timesError }: RecipientTimesProps) {
  const t = useMessages(en.recipients);
  const { deliverAllDay, referralDeliveryTimezone } = row;
  return (
    <div className={styles.ownTimes}>
      <TimeField
        {...field('referralDeliveryStartTime')}
        aria-label={t.startTime}
        size="s"
        value={row.referralDeliveryStartTime}
        isDisabled={deliverAllDay}
        isInvalid={timesError !== undefined}
        onChange={(time) => change('referralDeliveryStartTime', time)}
      />
      <TimeField
        {...field('referralDeliveryEndTime')}
        aria-label={t.endTime}
        size="s"
        value={row.referralDeliveryEndTime}
        isDisabled={deliverAllDay}
        errorMessage={timesError}
        onChange={(time) => change('referralDeliveryEndTime', time)}
      />
      <Select
        {...field('referralDeliveryTimezone')}
        aria-label={t.timezone}
        size="s"
        options={timezoneOptions(referralDeliveryTimezone)}
        value={referralDeliveryTimezone}
        onChange={(zone) => change('referralDeliveryTimezone', zone)}
      />
      <Checkbox
        {...field('deliverAllDay')}
        label={t.allDay}
        size="s"
        isSelected={deliverAllDay}
        onChange={(isAllDay) => change('deliverAllDay', isAllDay)}
      />
    </div>
  );
}

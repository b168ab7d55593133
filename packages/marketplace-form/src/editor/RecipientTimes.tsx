import { Checkbox, Select, TimeField } from '@advantage/ui';
import { hoursWords } from '../fields/times.ts';
import * as styles from './RecipientTable.css.ts';
import { timezoneOptions } from './timezoneOptions.ts';
import type { useRecipient } from './useRecipient.ts';

type RecipientTimesProps = Pick<ReturnType<typeof useRecipient>, 'row' | 'change' | 'field' | 'timesError'>;

/** The times of one recipient: the marketplace's in words, or its own to be set (MKI-8, MKI-10). */
export function RecipientTimes({ row, change, field, timesError }: RecipientTimesProps) {
  const { sameDeliveryTimesAsMarketplace: hasSameTimes } = row;
  return (
    <>
      {hasSameTimes ? (
        <span className={styles.hours}>{hoursWords(row)}</span>
      ) : (
        <OwnTimes {...{ row, change, field, timesError }} />
      )}
      <Checkbox
        {...field('sameDeliveryTimesAsMarketplace')}
        label="Match marketplace"
        size="s"
        isSelected={hasSameTimes}
        onChange={(isSame) => change('sameDeliveryTimesAsMarketplace', isSame)}
      />
    </>
  );
}

function OwnTimes({ row, change, field, timesError }: RecipientTimesProps) {
  const { deliverAllDay, referralDeliveryTimezone } = row;
  return (
    <div className={styles.ownTimes}>
      <TimeField
        {...field('referralDeliveryStartTime')}
        aria-label="Start time"
        size="s"
        value={row.referralDeliveryStartTime}
        isDisabled={deliverAllDay}
        isInvalid={timesError !== undefined}
        onChange={(time) => change('referralDeliveryStartTime', time)}
      />
      <TimeField
        {...field('referralDeliveryEndTime')}
        aria-label="End time"
        size="s"
        value={row.referralDeliveryEndTime}
        isDisabled={deliverAllDay}
        errorMessage={timesError}
        onChange={(time) => change('referralDeliveryEndTime', time)}
      />
      <Select
        {...field('referralDeliveryTimezone')}
        aria-label="Timezone"
        size="s"
        options={timezoneOptions(referralDeliveryTimezone)}
        value={referralDeliveryTimezone}
        onChange={(zone) => change('referralDeliveryTimezone', zone)}
      />
      <Checkbox
        {...field('deliverAllDay')}
        label="24 hours a day"
        size="s"
        isSelected={deliverAllDay}
        onChange={(isAllDay) => change('deliverAllDay', isAllDay)}
      />
    </div>
  );
}

import { Checkbox, Select, TimeField, useMessages } from '@advantage/ui';
import { timezoneChoices } from '../fields/choices.ts';
import { formatHours } from '../fields/times.ts';
import * as en from '../messages/en.ts';
import * as styles from './RecipientTable.css.ts';
import { useScheduleMessages } from './useFormMessages.ts';
import type { useRecipient } from './useRecipient.ts';

type RecipientTimesProps = Pick<ReturnType<typeof useRecipient>, 'row' | 'change' | 'field' | 'timesError'>;

/** Delivery times of one recipient: the marketplace's as text, or individual ones. */
export function RecipientTimes({ row, change, field, timesError }: RecipientTimesProps) {
  const t = useMessages(en.recipients);
  const messages = useScheduleMessages();
  const { sameDeliveryTimesAsMarketplace: hasSameTimes } = row;
  return (
    <>
      {hasSameTimes ? (
        <span className={styles.hours}>{formatHours(row, messages)}</span>
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
  const zoneNames = useMessages(en.timezoneNames);
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
        options={timezoneChoices(referralDeliveryTimezone, zoneNames)}
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

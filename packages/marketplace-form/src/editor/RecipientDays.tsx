import { Checkbox, useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { DayPicker } from './DayPicker.tsx';
import type { useRecipient } from './useRecipient.ts';

type RecipientDaysProps = Pick<ReturnType<typeof useRecipient>, 'row' | 'change' | 'field' | 'daysError'>;

/** Delivery days of one recipient: the marketplace's, or individual ones. */
export function RecipientDays({ row, change, field, daysError }: RecipientDaysProps) {
  const t = useMessages(en.recipients);
  const { sameDeliveryDaysAsMarketplace: hasSameDays } = row;
  return (
    <>
      <DayPicker
        {...field('deliveryDays')}
        size="s"
        value={row.deliveryDays}
        isDisabled={hasSameDays}
        isInvalid={daysError !== undefined}
        onChange={(days) => change('deliveryDays', days)}
      />
      <Checkbox
        {...field('sameDeliveryDaysAsMarketplace')}
        label={t.matchMarketplace}
        size="s"
        isSelected={hasSameDays}
        errorMessage={daysError}
        isInvalid={false}
        onChange={(isSame) => change('sameDeliveryDaysAsMarketplace', isSame)}
      />
    </>
  );
}

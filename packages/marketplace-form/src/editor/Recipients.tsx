import { Checkbox, FieldGroup, Pager, SearchField, Select, TimeField, useMessages } from '@advantage/ui';
import { containsWords } from '@advantage/ui/internal';
import { memo, startTransition, useDeferredValue, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { timezoneChoices } from '../fields/choices.ts';
import { recipientFieldNames } from '../fields/fields.ts';
import { formatDays, formatHours, isTime, type Schedule } from '../fields/times.ts';
import {
  type MarketplaceFormValues,
  newRecipient,
  type RecipientFieldName,
  type RecipientKey,
  type RecipientValues,
  recipientControlName,
  recipientKey,
  recipientPath,
} from '../fields/values.ts';
import { type FormSummary, useFormActions, useFormRequests, useFormSummary } from '../form/formContext.ts';
import { fieldId, useFieldValues } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { useAreas } from '../messages/useAreas.ts';
import { effectiveRecipient } from '../values/effective.ts';
import { DayPicker } from './DayPicker.tsx';
import { FoldedField } from './FoldedField.tsx';
import { FieldRow } from './FormSection.tsx';
import * as styles from './Recipients.css.ts';

interface ListedRecipient {
  readonly id: number;
  readonly key: RecipientKey;
  readonly emailAddress: string;
}

const selectPurchaserError = ({ errors }: FormSummary) =>
  [...errors].find(([path]) => path.endsWith('.defaultPurchaser'))?.[1];

const scheduleNames = [
  'deliveryDays',
  'deliverAllDay',
  'referralDeliveryStartTime',
  'referralDeliveryEndTime',
  'referralDeliveryTimezone',
] as const;

/** The settings of each recipient, folded to a row per address, 20 rows per page. */
export function Recipients() {
  const t = useMessages(en.recipients);
  const { control } = useFormContext<MarketplaceFormValues>();
  const { fields } = useFieldArray({ control, name: 'recipients', keyName: 'key' });
  const recipients = fields.map(({ recipientId: id, emailAddress }) => ({
    id,
    key: recipientKey(id),
    emailAddress,
  }));
  const { rows, summary, filter, setFilter, onPrevious, onNext } = useRecipientPages(recipients);
  // Deferred, so that a pressed control updates before twenty rows do.
  const marketplace = useDeferredValue(useFieldValues(scheduleNames));
  const isLong = recipients.length > recipientPageSize;
  return (
    <FieldGroup
      label={t.title}
      errorMessage={useFormSummary(selectPurchaserError)}
      actions={
        isLong && (
          <SearchField
            aria-label={t.find}
            placeholder={t.find}
            size="s"
            value={filter}
            onChange={setFilter}
          />
        )
      }
    >
      <ul className={styles.list} aria-label={t.recipients}>
        {rows.map(({ id, key, emailAddress }) => (
          <Recipient key={key} {...{ id, marketplace, emailAddress }} />
        ))}
      </ul>
      {isLong && <Pager summary={summary} onPrevious={onPrevious} onNext={onNext} />}
    </FieldGroup>
  );
}

interface RecipientProps extends Pick<ListedRecipient, 'id' | 'emailAddress'> {
  readonly marketplace: Schedule;
}

/** Returns the effective settings of a recipient, including those inherited from the marketplace, and its errors. */
function useRecipient({ id, emailAddress, marketplace }: RecipientProps) {
  const { isPurchaserTaken, ...chosen } = useWatch({
    name: 'recipients',
    compute: (recipients: readonly RecipientValues[]) => ({
      ...(recipients.find(({ recipientId }) => recipientId === id) ?? newRecipient(id, emailAddress)),
      isPurchaserTaken: recipients.some((row) => row.defaultPurchaser && row.recipientId !== id),
    }),
  });
  const errorAt =
    (name: RecipientFieldName) =>
    ({ errors }: FormSummary) =>
      errors.get(recipientPath(id, name));
  return {
    row: effectiveRecipient(chosen, marketplace),
    isPurchaserTaken,
    isPurchaserMissing: useFormSummary(errorAt('defaultPurchaser')) !== undefined,
    daysError: useFormSummary(errorAt('deliveryDays')),
    startError: useFormSummary(errorAt('referralDeliveryStartTime')),
    endError: useFormSummary(errorAt('referralDeliveryEndTime')),
  };
}

const scheduleAreas = {
  scheduleTexts: en.scheduleTexts,
  weekdayNames: en.weekdayNames,
  timezoneNames: en.timezoneNames,
};

/** A recipient as a row that says its settings and opens them in place. */
const Recipient = memo(function Recipient(props: RecipientProps) {
  const { id, emailAddress } = props;
  const t = useMessages(en.recipients);
  const messages = useAreas(scheduleAreas);
  const recipient = useRecipient(props);
  const { row, daysError, startError, endError } = recipient;
  const isSame = row.sameDeliveryDaysAsMarketplace && row.sameDeliveryTimesAsMarketplace;
  const times = isSame
    ? t.asMarketplace
    : t.when(formatDays(row.deliveryDays, messages), formatHours(row, messages));
  return (
    <li>
      <FoldedField
        paths={recipientFieldNames.map((name) => recipientPath(id, name))}
        label={emailAddress}
        isAddress
        value={row.defaultPurchaser ? t.defaultPurchaser : times}
        note={row.defaultPurchaser && !isSame ? times : undefined}
        errorMessage={daysError ?? startError ?? endError}
      >
        {() => <Settings id={id} {...recipient} />}
      </FoldedField>
    </li>
  );
});

type SettingsProps = ReturnType<typeof useRecipient> & Pick<RecipientProps, 'id'>;

/** The settings of one recipient: the marketplace's days and times, or its own. */
function Settings({
  id,
  row,
  isPurchaserTaken,
  isPurchaserMissing,
  daysError,
  startError,
  endError,
}: SettingsProps) {
  const t = useMessages(en.recipients);
  const messages = useAreas(scheduleAreas);
  const zoneNames = useMessages(en.timezoneNames);
  const { form, showErrors } = useFormActions();
  const change = <Name extends RecipientFieldName>(field: Name, value: RecipientValues[Name]) => {
    // The index changes when other recipients are added or removed.
    const index = form.getValues('recipients').findIndex(({ recipientId }) => recipientId === id);
    const { name, onChange } = form.register(`recipients.${index}.${field}`);
    void onChange({ target: { name, value }, type: 'change' });
  };
  const field = <Name extends RecipientFieldName>(name: Name) => ({
    id: fieldId(recipientPath(id, name)),
    name: recipientControlName(name, id),
    onBlur: () => showErrors('recipients'),
    onChange: (value: RecipientValues[Name]) => change(name, value),
  });
  const { sameDeliveryDaysAsMarketplace: hasSameDays, sameDeliveryTimesAsMarketplace: hasSameTimes } = row;
  const { deliverAllDay, referralDeliveryTimezone: zone } = row;
  const isEndBeforeStart = endError !== undefined && isTime(row.referralDeliveryEndTime);
  return (
    <div className={styles.settings}>
      <Checkbox
        {...field('defaultPurchaser')}
        label={t.defaultPurchaser}
        size="m"
        isSelected={row.defaultPurchaser}
        isDisabled={isPurchaserTaken}
        isInvalid={isPurchaserMissing}
      />
      <FieldRow columns={1}>
        <FieldGroup label={t.days} errorMessage={daysError}>
          <DayPicker
            {...field('deliveryDays')}
            value={row.deliveryDays}
            isDisabled={hasSameDays}
            isInvalid={daysError !== undefined}
          />
        </FieldGroup>
      </FieldRow>
      <Checkbox
        {...field('sameDeliveryDaysAsMarketplace')}
        label={t.sameDays}
        size="m"
        isSelected={hasSameDays}
      />
      {hasSameTimes ? (
        <p className={styles.hours}>{formatHours(row, messages)}</p>
      ) : (
        <FieldRow columns={3}>
          <TimeField
            {...field('referralDeliveryStartTime')}
            label={t.startTime}
            size="m"
            value={row.referralDeliveryStartTime}
            isDisabled={deliverAllDay}
            errorMessage={startError}
            isInvalid={startError !== undefined || isEndBeforeStart}
          />
          <TimeField
            {...field('referralDeliveryEndTime')}
            label={t.endTime}
            size="m"
            value={row.referralDeliveryEndTime}
            isDisabled={deliverAllDay}
            isEnd
            errorMessage={endError}
          />
          <Select
            {...field('referralDeliveryTimezone')}
            label={t.timezone}
            size="m"
            options={timezoneChoices(zone, zoneNames)}
            value={zone}
          />
        </FieldRow>
      )}
      {!hasSameTimes && (
        <Checkbox {...field('deliverAllDay')} label={t.allDay} size="m" isSelected={deliverAllDay} />
      )}
      <Checkbox
        {...field('sameDeliveryTimesAsMarketplace')}
        label={t.sameTimes}
        size="m"
        isSelected={hasSameTimes}
      />
    </div>
  );
}

const recipientPageSize = 20;

/** Filters recipients by address and returns the page that contains an index. */
export function paginate(
  recipients: readonly ListedRecipient[],
  filter: string,
  rowIndex: number,
  t = en.recipients,
) {
  const filtered = recipients.filter(({ emailAddress }) => containsWords(emailAddress, filter));
  const pages = Math.max(1, Math.ceil(filtered.length / recipientPageSize));
  const page = Math.min(Math.floor(rowIndex / recipientPageSize), pages - 1);
  const first = page * recipientPageSize;
  const rows = filtered.slice(first, first + recipientPageSize);
  const summary = t.showing(rows.length === 0 ? 0 : first + 1, first + rows.length, filtered.length);
  return { rows, page, pages, summary };
}

/**
 * Filters the recipients and splits them into pages. Shows the page of a revealed field. A typed filter or pressed
 * button updates first and the rows follow in a transition.
 */
function useRecipientPages(recipients: readonly ListedRecipient[]) {
  const t = useMessages(en.recipients);
  const [filter, setFilter] = useState('');
  const [appliedFilter, setAppliedFilter] = useState('');
  const [page, setPage] = useState(0);
  const { revealed } = useFormRequests();
  const [lastRevealed, setLastRevealed] = useState(revealed);
  const index = recipients.findIndex(({ key }) => revealed?.path.startsWith(`recipients.${key}.`));
  if (revealed !== lastRevealed) {
    setLastRevealed(revealed);
    if (index >= 0) {
      setFilter('');
      setAppliedFilter('');
      setPage(paginate(recipients, '', index).page);
    }
  }
  const shown = paginate(recipients, appliedFilter, page * recipientPageSize, t);
  const changePage = (step: 1 | -1) =>
    startTransition(() => setPage((last) => Math.max(0, Math.min(last, shown.pages - 1) + step)));
  return {
    ...shown,
    filter,
    setFilter: (text: string) => {
      setFilter(text);
      startTransition(() => {
        setAppliedFilter(text);
        setPage(0);
      });
    },
    onPrevious: shown.page > 0 ? () => changePage(-1) : undefined,
    onNext: shown.page < shown.pages - 1 ? () => changePage(1) : undefined,
  };
}

import { Checkbox, FieldGroup, Pager, SearchField, Text, useMessages } from '@advantage/ui';
import { containsWords, useAreas } from '@advantage/ui/internal';
import { memo, startTransition, useDeferredValue, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { recipientFieldNames } from '../fields/fields.ts';
import { englishSchedule, formatDays, formatHours, type Schedule } from '../fields/times.ts';
import {
  type FlagName,
  type MarketplaceFormValues,
  newRecipient,
  parseRecipientPath,
  type RecipientFieldName,
  type RecipientPath,
  type RecipientValues,
  recipientPath,
} from '../fields/values.ts';
import {
  type FormSummary,
  useFieldValues,
  useFormField,
  useFormSummary,
  useRevealed,
} from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { effectiveRecipient } from '../values/effective.ts';
import { FoldedField } from './FoldedField.tsx';
import * as styles from './Recipients.css.ts';
import { Days, Hours } from './ScheduleFields.tsx';

type ListedRecipient = Pick<RecipientProps, 'id' | 'emailAddress'>;

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
  const recipients = fields.map(({ recipientId: id, emailAddress }) => ({ id, emailAddress }));
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
        {rows.map(({ id, emailAddress }) => (
          <Recipient key={id} {...{ id, marketplace, emailAddress }} />
        ))}
      </ul>
      {isLong && <Pager summary={summary} onPrevious={onPrevious} onNext={onNext} />}
    </FieldGroup>
  );
}

interface RecipientProps {
  readonly id: number;
  readonly emailAddress: string;
  readonly marketplace: Schedule;
}

/** A recipient as a row that says its settings, or the first of their errors, and opens them in place. */
const Recipient = memo(function Recipient({ id, emailAddress, marketplace }: RecipientProps) {
  const t = useMessages(en.recipients);
  const messages = useAreas(englishSchedule);
  const { isPurchaserTaken, ...chosen } = useWatch({
    name: 'recipients',
    compute: (recipients: readonly RecipientValues[]) => ({
      ...(recipients.find(({ recipientId }) => recipientId === id) ?? newRecipient(id, emailAddress)),
      isPurchaserTaken: recipients.some((row) => row.defaultPurchaser && row.recipientId !== id),
    }),
  });
  const row = effectiveRecipient(chosen, marketplace);
  const { sameDeliveryDaysAsMarketplace: hasSameDays, sameDeliveryTimesAsMarketplace: hasSameTimes } = row;
  const hours = formatHours(row, messages);
  const times =
    hasSameDays && hasSameTimes ? t.asMarketplace : t.when(formatDays(row.deliveryDays, messages), hours);
  const paths = recipientFieldNames.map((name) => recipientPath(id, name));
  // The error of the default purchaser is above all recipients.
  const errorMessage = useFormSummary(({ errors }) =>
    paths.slice(1).reduce<string | undefined>((first, path) => first ?? errors.get(path), undefined),
  );
  return (
    <li>
      <FoldedField
        paths={paths}
        label={emailAddress}
        isAddress
        value={row.defaultPurchaser ? t.defaultPurchaser : times}
        note={row.defaultPurchaser && times !== t.asMarketplace ? times : undefined}
        errorMessage={errorMessage}
      >
        {() => (
          <div className={styles.settings}>
            <Flag path={recipientPath(id, 'defaultPurchaser')} isDisabled={isPurchaserTaken} />
            <Days recipient={id} forced={hasSameDays ? row.deliveryDays : undefined} />
            <Flag path={recipientPath(id, 'sameDeliveryDaysAsMarketplace')} />
            {hasSameTimes ? (
              <Text tone="muted">{hours}</Text>
            ) : (
              <>
                <Hours recipient={id} />
                <Flag path={recipientPath(id, 'deliverAllDay')} />
              </>
            )}
            <Flag path={recipientPath(id, 'sameDeliveryTimesAsMarketplace')} />
          </div>
        )}
      </FoldedField>
    </li>
  );
});

interface FlagProps {
  readonly path: RecipientPath<FlagName<RecipientValues> & RecipientFieldName>;
  readonly isDisabled?: boolean;
}

/** Checkbox of a recipient. Its error is above all recipients. */
function Flag({ path, isDisabled }: FlagProps) {
  const { value, onChange, field } = useFormField(path);
  const { errorMessage: _, ...props } = field;
  return <Checkbox {...props} size="m" isSelected={value} isDisabled={isDisabled} onChange={onChange} />;
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
  const [typed, setTyped] = useState('');
  const [view, setView] = useState({ filter: '', page: 0 });
  useRevealed((path) => {
    const index = recipients.findIndex(({ id }) => id === parseRecipientPath(path)?.id);
    if (index < 0) return;
    setTyped('');
    setView({ filter: '', page: paginate(recipients, '', index).page });
  });
  const shown = paginate(recipients, view.filter, view.page * recipientPageSize, t);
  const go = (page: number) => () => startTransition(() => setView({ ...view, page }));
  return {
    ...shown,
    filter: typed,
    setFilter: (filter: string) => {
      setTyped(filter);
      startTransition(() => setView({ filter, page: 0 }));
    },
    onPrevious: shown.page > 0 ? go(shown.page - 1) : undefined,
    onNext: shown.page < shown.pages - 1 ? go(shown.page + 1) : undefined,
  };
}

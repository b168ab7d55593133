import { FieldGroup, Pager, SearchField, useMessages } from '@advantage/ui';
import { useDeferredValue } from 'react';
import * as en from '../messages/en.ts';
import { recipientPageSize } from './paginate.ts';
import { RecipientRow } from './RecipientRow.tsx';
import * as styles from './RecipientTable.css.ts';
import { useRecipientPages } from './useRecipientPages.ts';
import { useDefaultPurchaserError, useRecipientList } from './useRecipients.ts';
import { useSchedule } from './useSchedule.ts';

/** Table of recipient settings: one row per address, 20 rows per page. */
export function RecipientTable() {
  const t = useMessages(en.recipients);
  const recipients = useRecipientList();
  const { rows, summary, filter, setFilter, onPrevious, onNext } = useRecipientPages(recipients);
  // Deferred, so that a pressed control updates before twenty rows do.
  const marketplace = useDeferredValue(useSchedule());
  const isLong = recipients.length > recipientPageSize;
  return (
    <FieldGroup
      label={t.title}
      errorMessage={useDefaultPurchaserError()}
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
      <div className={styles.frame}>
        <table className={styles.table} aria-label={t.recipients}>
          <Head />
          <tbody>
            {rows.map(({ key, emailAddress }) => (
              <RecipientRow key={key} marketplace={marketplace} recipient={key} emailAddress={emailAddress} />
            ))}
          </tbody>
        </table>
        {isLong && <Pager summary={summary} onPrevious={onPrevious} onNext={onNext} />}
      </div>
    </FieldGroup>
  );
}

const Head = () => {
  const t = useMessages(en.recipients);
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col">{t.recipient}</th>
        <th scope="col" className={styles.purchaserColumn}>
          {t.defaultPurchaser}
        </th>
        <th scope="col" className={styles.daysColumn}>
          {t.days}
        </th>
        <th scope="col" className={styles.timesColumn}>
          {t.times}
        </th>
      </tr>
    </thead>
  );
};

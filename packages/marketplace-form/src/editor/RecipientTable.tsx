import { FieldGroup, Pager, SearchField } from '@advantage/ui';
import { recipientPageSize } from './pagesOf.ts';
import { RecipientRow } from './RecipientRow.tsx';
import * as styles from './RecipientTable.css.ts';
import { useRecipientPages } from './useRecipientPages.ts';
import {
  useDefaultPurchaser,
  useDefaultPurchaserError,
  useRecipientList,
  useSchedule,
} from './useRecipients.ts';

/** The settings of each recipient (MKF-27): one row per address, twenty at a time. */
export function RecipientTable() {
  const recipients = useRecipientList();
  const { rows, summary, filter, setFilter, onPrevious, onNext } = useRecipientPages(recipients);
  const defaultPurchaser = useDefaultPurchaser();
  const marketplace = useSchedule();
  const isLong = recipients.length > recipientPageSize;
  return (
    <FieldGroup
      label="Settings by recipient"
      errorMessage={useDefaultPurchaserError()}
      actions={
        isLong && (
          <SearchField
            aria-label="Find a recipient"
            placeholder="Find a recipient"
            size="s"
            value={filter}
            onChange={setFilter}
          />
        )
      }
    >
      <div className={styles.frame}>
        <table className={styles.table} aria-label="Recipients">
          <Head />
          <tbody>
            {rows.map(({ key, index, emailAddress }) => (
              <RecipientRow
                key={`${key} ${index}`}
                index={index}
                marketplace={marketplace}
                recipient={key}
                emailAddress={emailAddress}
                isPurchaserDisabled={defaultPurchaser !== undefined && defaultPurchaser !== key}
              />
            ))}
          </tbody>
        </table>
        {isLong && <Pager summary={summary} onPrevious={onPrevious} onNext={onNext} />}
      </div>
    </FieldGroup>
  );
}

const Head = () => (
  <thead className={styles.head}>
    <tr>
      <th scope="col">Recipient</th>
      <th scope="col" className={styles.purchaserColumn}>
        Default purchaser
      </th>
      <th scope="col" className={styles.daysColumn}>
        Days
      </th>
      <th scope="col" className={styles.timesColumn}>
        Times
      </th>
    </tr>
  </thead>
);

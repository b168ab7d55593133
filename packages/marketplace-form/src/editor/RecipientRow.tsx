import { Checkbox, useMessages } from '@advantage/ui';
import { AlertIcon } from '@advantage/ui/icons';
import { Fragment, memo, type ReactNode, useId } from 'react';
import type { RecipientKey, Schedule } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { RecipientDays } from './RecipientDays.tsx';
import * as styles from './RecipientTable.css.ts';
import { RecipientTimes } from './RecipientTimes.tsx';
import { usePurchaser, useRecipient } from './useRecipient.ts';

interface RecipientRowProps {
  /** Key of the recipient. */
  readonly recipient: RecipientKey;
  /** The marketplace's own days and times. */
  readonly marketplace: Schedule;
  /** The address as entered. */
  readonly emailAddress: string;
}

/** Lets a long address break before `@` and before each `.`. */
const breakable = (address: string) =>
  address.split(/(?=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));

/** Table row with the settings of one recipient. */
export const RecipientRow = memo(function RecipientRow(props: RecipientRowProps) {
  const t = useMessages(en.recipients);
  const { recipient, marketplace, emailAddress } = props;
  const { daysError, ...settings } = useRecipient(recipient, marketplace);
  const { row, change, field } = settings;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.address}>
        <span>{breakable(emailAddress)}</span>
      </th>
      <td className={styles.purchaser}>
        <Purchaser recipient={recipient} label={t.purchaserOf(emailAddress)} />
        <span className={styles.phoneOnly} aria-hidden>
          {t.defaultPurchaser}
        </span>
      </td>
      <td className={styles.cell}>
        <SettingGroup label={t.daysOf(emailAddress)} error={daysError}>
          <RecipientDays {...{ row, change, field, daysError }} />
        </SettingGroup>
      </td>
      <td className={styles.cell}>
        <SettingGroup label={t.timesOf(emailAddress)}>
          <RecipientTimes {...settings} />
        </SettingGroup>
      </td>
    </tr>
  );
});

interface PurchaserProps {
  /** Key of the recipient. */
  readonly recipient: RecipientKey;
  /** Accessible name of the checkbox. */
  readonly label: string;
}

/** Checkbox that makes a recipient the default purchaser. */
function Purchaser({ recipient, label }: PurchaserProps) {
  const { change, field, ...choice } = usePurchaser(recipient);
  return (
    <Checkbox
      {...field('defaultPurchaser')}
      {...choice}
      aria-label={label}
      onChange={(isTicked) => change('defaultPurchaser', isTicked)}
    />
  );
}

interface SettingGroupProps {
  /** Accessible name of the group: the recipient and the setting. */
  readonly label: string;
  /** Error message of the group. Default: nothing. */
  readonly error?: string | undefined;
  /** The controls. */
  readonly children: ReactNode;
}

/** Group of controls for one setting of a recipient. */
function SettingGroup({ label, error, children }: SettingGroupProps) {
  const errorId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame in forced colors
    <div role="group" aria-label={label} aria-describedby={error && errorId} className={styles.own}>
      {children}
      {error && (
        <span id={errorId} className={styles.error}>
          <AlertIcon size={14} />
          {error}
        </span>
      )}
    </div>
  );
}

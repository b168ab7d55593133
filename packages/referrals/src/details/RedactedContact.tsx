import { nameIn, useMessages } from '@advantage/ui';
import { LockIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import * as styles from './contact.css.ts';

export interface RedactedContactProps {
  /** Text that says when the contact details would be shown. */
  readonly why: string;
  /** The fields that claiming would reveal. Default: nothing. */
  readonly fields?: readonly RedactedField[];
}

export type RedactedField = 'Name' | 'Phone' | 'Email' | 'Business' | 'Address';

/** A placeholder for the contact details. It receives none of them, so it can't show any. */
export function RedactedContact({ why, fields = [] }: RedactedContactProps) {
  const names = useMessages(en.redactedFields);
  return (
    <div className={styles.redacted}>
      <p className={styles.why}>
        <LockIcon size={16} />
        {why}
      </p>
      {fields.length > 0 && (
        <div className={styles.bars} aria-hidden="true">
          {fields.map((field) => (
            <div key={field} className={styles.bar[field]}>
              {nameIn(names, field)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

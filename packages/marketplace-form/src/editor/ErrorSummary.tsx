import { Heading, useMessages } from '@advantage/ui';
import { linkStyles } from '@advantage/ui/internal';
import { useState } from 'react';
import {
  type FormSummary,
  fieldId,
  useFormActions,
  useFormRequests,
  useFormSummary,
} from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import * as styles from './ErrorSummary.css.ts';

const selectErrors = ({ errors }: FormSummary) => errors;

/**
 * Lists all errors, each as a link to its field with the same text as at the field. Disappears once everything is fixed
 * and comes back only on request: otherwise it would push down the field being edited.
 */
export function ErrorSummary() {
  const { summaryRequest } = useFormRequests();
  const errors = useFormSummary(selectErrors);
  const t = useMessages(en.form);
  const { focusField } = useFormActions();
  const [resolvedRequest, setResolvedRequest] = useState<object>();
  if (errors.size === 0 && resolvedRequest !== summaryRequest) setResolvedRequest(summaryRequest);
  if (errors.size === 0 || resolvedRequest === summaryRequest) return null;
  return (
    <section className={styles.summary} aria-labelledby="marketplace-errors">
      <Heading level={2} size="m" id="marketplace-errors">
        {t.fixToSave(errors.size)}
      </Heading>
      <ul className={styles.list}>
        {[...errors].map(([path, message]) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              className={linkStyles({ tone: 'critical' })}
              onClick={(event) => {
                event.preventDefault();
                focusField(path);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

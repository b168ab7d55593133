import { Heading, useMessages } from '@advantage/ui';
import { AlertIcon } from '@advantage/ui/icons';
import { linkStyles } from '@advantage/ui/internal';
import { memo, useEffect, useRef, useState } from 'react';
import type { FieldPath } from '../fields/values.ts';
import {
  type FormSummary,
  fieldId,
  sectionOf,
  useFormActions,
  useFormRequests,
  useFormSummary,
} from '../form/formContext.ts';
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
  const [resolvedRequest, setResolvedRequest] = useState<object>();
  const summary = useRef<HTMLElement>(null);
  if (errors.size === 0 && resolvedRequest !== summaryRequest) setResolvedRequest(summaryRequest);
  useEffect(() => {
    if (summaryRequest === undefined) return;
    summary.current?.scrollIntoView?.({ block: 'center' });
    summary.current?.focus({ preventScroll: true });
  }, [summaryRequest]);
  if (errors.size === 0 || resolvedRequest === summaryRequest) return null;
  return (
    <section ref={summary} className={styles.summary} tabIndex={-1} aria-labelledby="marketplace-errors">
      <List errors={errors} />
    </section>
  );
}

/** The errors. Memoized: another request for the summary only moves focus. */
const List = memo(function List({ errors }: { readonly errors: FormSummary['errors'] }) {
  const t = useMessages(en.form);
  return (
    <>
      <span className={styles.mark}>
        <AlertIcon size={20} />
      </span>
      <div>
        <Heading level={2} size="l" id="marketplace-errors">
          {t.thingsToFix(errors.size)}
        </Heading>
        <ul className={styles.list}>
          {[...errors].map(([path, message]) => (
            <Line key={path} path={path} message={message} />
          ))}
        </ul>
      </div>
    </>
  );
});

interface LineProps {
  /** Path of the field. */
  readonly path: FieldPath;
  /** The error message of the field. */
  readonly message: string;
}

/** An error, as a link to its field. */
function Line({ path, message }: LineProps) {
  const titles = useMessages(en.sectionTitles);
  const { focusField, form } = useFormActions();
  return (
    <li className={styles.line}>
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
      <span className={styles.section}>{titles[sectionOf(path, form.getLoaded().reference)]}</span>
    </li>
  );
}

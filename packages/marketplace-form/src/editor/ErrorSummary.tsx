import { Heading, linkStyles } from '@advantage/ui';
import { AlertIcon } from '@advantage/ui/icons';
import { memo, useEffect, useRef, useState } from 'react';
import { sections } from '../fields/field.ts';
import type { FieldPath } from '../fields/values.ts';
import { type FormSummary, fieldId, sectionOf, useFormParts, useFormSummary } from '../form/formParts.ts';
import * as styles from './ErrorSummary.css.ts';

const titles = new Map(sections.map(({ id, title }) => [id, title]));

/**
 * Everything to mend, each line a link to its field with the very words that stand beside it. It goes when
 * all is mended and comes back only when it is asked for: otherwise it would push away what is being edited.
 */
export function ErrorSummary() {
  const { summaryRequest } = useFormParts();
  const { errors } = useFormSummary();
  const [mended, setMended] = useState<object>();
  const summary = useRef<HTMLElement>(null);
  if (errors.size === 0 && mended !== summaryRequest) setMended(summaryRequest);
  useEffect(() => {
    if (summaryRequest === undefined) return;
    summary.current?.scrollIntoView?.({ block: 'center' });
    summary.current?.focus({ preventScroll: true });
  }, [summaryRequest]);
  if (errors.size === 0 || mended === summaryRequest) return null;
  return (
    <section ref={summary} className={styles.summary} tabIndex={-1} aria-labelledby="marketplace-errors">
      <List errors={errors} />
    </section>
  );
}

/** What is wrong. Asked for once more it only takes the focus: nothing in it changes. */
const List = memo(function List({ errors }: { readonly errors: FormSummary['errors'] }) {
  return (
    <>
      <span className={styles.mark}>
        <AlertIcon size={20} />
      </span>
      <div>
        <Heading level={2} size="l" id="marketplace-errors">
          {errors.size === 1 ? '1 thing' : `${errors.size} things`} to fix before you can save
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
  /** The field. */
  readonly path: FieldPath;
  /** What is wrong with it. */
  readonly message: string;
}

/** One thing to mend, and the way to it. */
function Line({ path, message }: LineProps) {
  const { focusField, loaded } = useFormParts();
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
      <span className={styles.section}>{titles.get(sectionOf(path, loaded.reference))}</span>
    </li>
  );
}

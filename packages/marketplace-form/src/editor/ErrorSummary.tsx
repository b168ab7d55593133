import { Heading, Icon, linkStyles } from '@advantage/ui';
import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sections } from '../fields/field.ts';
import type { FieldPath } from '../fields/values.ts';
import { fieldId } from '../form/createFormSession.ts';
import { useFormSession, useStatus } from '../form/FormSessionContext.ts';
import { focusField } from '../form/focusField.ts';
import { type FormStatus, sectionOf } from '../form/formStatus.ts';
import * as styles from './ErrorSummary.css.ts';

const titles = new Map(sections.map(({ id, title }) => [id, title]));

/**
 * Everything to mend, each line a link to its field with the very words that stand beside it (MKF-8). It goes when
 * all is mended and comes back only when it is asked for: otherwise it would push away what is being edited.
 */
export function ErrorSummary() {
  const { subscribe, count } = useFormSession().asked;
  const asked = useSyncExternalStore(subscribe, count, count);
  const errors = useStatus((status) => status.errors);
  const [mended, setMended] = useState(0);
  const summary = useRef<HTMLElement>(null);
  if (errors.size === 0 && mended !== asked) setMended(asked);
  useEffect(() => {
    if (asked === 0) return;
    summary.current?.scrollIntoView?.({ block: 'center' });
    summary.current?.focus({ preventScroll: true });
  }, [asked]);
  if (errors.size === 0 || mended === asked) return null;
  return (
    <section ref={summary} className={styles.summary} tabIndex={-1} aria-labelledby="marketplace-errors">
      <List errors={errors} />
    </section>
  );
}

/** What is wrong. Asked for once more it only takes the focus: nothing in it changes. */
const List = memo(function List({ errors }: { readonly errors: FormStatus['errors'] }) {
  return (
    <>
      <span className={styles.mark}>
        <Icon name="alert" size={20} />
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
  const session = useFormSession();
  return (
    <li className={styles.line}>
      <a
        href={`#${fieldId(path)}`}
        className={linkStyles({ tone: 'critical' })}
        onClick={(event) => {
          event.preventDefault();
          focusField(session, path);
        }}
      >
        {message}
      </a>
      <span className={styles.section}>{titles.get(sectionOf(path))}</span>
    </li>
  );
}

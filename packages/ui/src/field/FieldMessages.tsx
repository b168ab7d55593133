import { createContext, type ReactNode, useContext, useId } from 'react';
import { AlertIcon } from '../icon/icons.ts';
import * as styles from './Field.css.ts';
import type { FieldMessageProps } from './fieldProps.ts';

/** Ids of the messages of a `FieldGroup`, which describe every control inside it. */
export const GroupMessagesContext = createContext<string | undefined>(undefined);

interface FieldMessages {
  readonly isInvalid: boolean;
  /** The value of `aria-describedby`. */
  readonly describedBy: string | undefined;
  /** Error and description, to be rendered below the control. */
  readonly messages: ReactNode;
}

/**
 * Renders the error and description of a control, and returns the ids that connect them to it. Doesn't use React
 * Aria's slots, because they miss a description that's added after the control has mounted.
 */
export function useFieldMessages(props: FieldMessageProps): FieldMessages {
  const { description, errorMessage, isInvalid = hasContent(errorMessage) } = props;
  const id = useId();
  const groupIds = useContext(GroupMessagesContext);
  const errorId = isInvalid && hasContent(errorMessage) ? `${id}-error` : undefined;
  const descriptionId = hasContent(description) ? `${id}-description` : undefined;
  const ids = [errorId, descriptionId, groupIds, props['aria-describedby']].filter(Boolean);
  // `undefined` is cheaper than an empty fragment, and a form has a hundred fields.
  const messages = (errorId || descriptionId) && (
    <>
      {errorId && (
        <span id={errorId} className={styles.error}>
          <span className={styles.errorIcon}>
            <AlertIcon size={14} />
          </span>
          <span>{errorMessage}</span>
        </span>
      )}
      {descriptionId && (
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      )}
    </>
  );
  return { isInvalid, describedBy: ids.join(' ') || undefined, messages };
}

const hasContent = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

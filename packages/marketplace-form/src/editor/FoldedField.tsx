import { useMessages } from '@advantage/ui';
import { ChevronDownIcon } from '@advantage/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import type { FieldPath } from '../fields/values.ts';
import { useFormSummary, useRevealed } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import * as styles from './FoldedField.css.ts';

interface FoldedFieldProps {
  /** The field, and others whose errors open the row too. */
  readonly paths: readonly FieldPath[];
  /** ID of the element, if it stands for a control. Default: none. */
  readonly id?: string;
  readonly label: string;
  /** The value in words. Empty if there is none. */
  readonly value: string;
  /** An addition to the value. Default: none. */
  readonly note?: string | undefined;
  /** What an empty value means. Default: that it's required. */
  readonly emptyText?: string;
  /** Error message, which takes the place of the value. Default: none. */
  readonly errorMessage?: string | undefined;
  /** Whether the label is an address. Default false. */
  readonly isAddress?: boolean;
  readonly children: () => ReactNode;
}

/**
 * A long choice as one row: its label and its value in words. Pressing it opens the choice in place; so does an error
 * that leads to it.
 */
export function FoldedField(props: FoldedFieldProps) {
  const { paths, id, label, value, note, emptyText, errorMessage, isAddress, children } = props;
  const t = useMessages(en.controls);
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  useRevealed((path) => paths.includes(path) && setOpen(true));
  const isEdited = useFormSummary(({ changes }) => paths.some((path) => changes.includes(path)));
  return (
    <div id={id} className={styles.item}>
      <button
        type="button"
        className={isAddress ? styles.wideRow : styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>{' '}
        <span
          className={styles.value}
          data-edited={(isEdited && !errorMessage) || undefined}
          data-invalid={errorMessage !== undefined || undefined}
        >
          {errorMessage ? (
            <span>{errorMessage}</span>
          ) : (
            <>
              {value ? <span>{value}</span> : <span className={styles.note}>{emptyText ?? t.required}</span>}
              {note && <span className={styles.note}>{` ${note}`}</span>}
            </>
          )}
        </span>
        <span className={styles.arrow}>
          <ChevronDownIcon size={18} />
        </span>
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame in forced colors
        <div id={contentId} role="group" aria-label={label} className={styles.content} data-folded-content>
          {children()}
        </div>
      )}
    </div>
  );
}

/** Folded rows one below the other. */
export const FoldedRows = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.rows}>{children}</div>
);

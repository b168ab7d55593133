import { Label } from 'react-aria-components';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';

interface FieldLabelProps {
  /** The visible label, if any. */
  readonly children: string | undefined;
  /**
   * A visually hidden label, used if there's no visible one. Unlike `aria-label`, it also names the parts of the
   * field, e.g. the button that opens a list.
   */
  readonly hiddenLabel?: string | undefined;
}

/** The label of the surrounding React Aria field. */
export function FieldLabel({ children, hiddenLabel }: FieldLabelProps) {
  if (children !== undefined) return <Label className={styles.label}>{children}</Label>;
  return hiddenLabel === undefined ? null : <Label className={visuallyHidden}>{hiddenLabel}</Label>;
}

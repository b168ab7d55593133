import { Label } from 'react-aria-components';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './Field.css.ts';

interface FieldLabelProps {
  /** The visible name, if there is one. */
  readonly children: string | undefined;
  /** The name where none is visible: as a label it names the parts too, e.g. the button that opens a list. */
  readonly unseen?: string | undefined;
}

/** The name of the React Aria field around it. */
export function FieldLabel({ children, unseen }: FieldLabelProps) {
  if (children !== undefined) return <Label className={styles.label}>{children}</Label>;
  return unseen === undefined ? null : <Label className={visuallyHidden}>{unseen}</Label>;
}

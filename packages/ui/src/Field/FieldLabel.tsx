import { Label } from 'react-aria-components';
import * as styles from './Field.css.ts';

/** The visible name of the React Aria field around it, if it has one. */
export function FieldLabel({ children }: { readonly children: string | undefined }) {
  return children === undefined ? null : <Label className={styles.label}>{children}</Label>;
}

import type { Decorator } from '@storybook/react-vite';
import * as styles from './Column.css.ts';

const widths = { column: styles.column, form: `${styles.column} ${styles.form}`, sheet: undefined };

/**
 * Draws a story of a form control as wide as one of two columns of a form. With the parameter `width: 'form'`
 * it is as wide as the form, with `width: 'sheet'` it is left alone.
 */
export const inColumn: Decorator = (Story, { parameters }) => (
  <div className={widths[(parameters.width ?? 'column') as keyof typeof widths]}>
    <Story />
  </div>
);

import type { Decorator } from '@storybook/react-vite';
import * as styles from './inColumn.css.ts';

const widths = { column: styles.column, form: `${styles.column} ${styles.form}`, sheet: undefined };

/**
 * Renders a story of a form control at the width of one of two form columns. The parameter `width: 'form'` sets the
 * width of the form, `width: 'sheet'` leaves the width alone.
 */
export const inColumn: Decorator = (Story, { parameters }) => (
  <div className={widths[(parameters.width ?? 'column') as keyof typeof widths]}>
    <Story />
  </div>
);

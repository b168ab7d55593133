import { forwardRef, type ReactNode } from 'react';
import * as styles from './Box.css.ts';
import { padding as paddingStyles } from './space.css.ts';
import type { Space } from './space.ts';

export interface BoxProps {
  /** The content. */
  readonly children: ReactNode;
  /** Padding on all four sides. Default 4 (16 px). */
  readonly padding?: Space;
  /** Background of the box; `inset` also rounds the corners. Default `none`. */
  readonly background?: keyof typeof styles.background;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Adds padding and a background. For a part of a page use `Card` or `Section`. */
export const Box = /* @__PURE__ */ forwardRef<HTMLDivElement, BoxProps>(function Box(
  { children, padding = 4, background = 'none', id },
  ref,
) {
  return (
    <div
      ref={ref}
      id={id}
      className={`${styles.box} ${paddingStyles[padding]} ${styles.background[background]}`}
    >
      {children}
    </div>
  );
});

import { forwardRef, type ReactNode } from 'react';
import type { IconComponent } from '../icon/createIcon.tsx';
import { badgeStyles } from './Badge.css.ts';
import type { BadgeSize, BadgeTone } from './badgeVariants.ts';

export interface BadgeProps {
  /** A word or two. */
  readonly children: ReactNode;
  /** What the badge means. Default `neutral`. */
  readonly tone?: BadgeTone;
  /** Height. Default `s` (20 px). */
  readonly size?: BadgeSize;
  /** The icon before the word, so that color is never alone. Default none. */
  readonly icon?: IconComponent;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** States what something is, next to the thing. For what may be removed use `Tag`, for what may be pressed `Button`. */
export const Badge = /* @__PURE__ */ forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { children, tone, size, icon: Icon, id },
  ref,
) {
  return (
    <span ref={ref} id={id} className={badgeStyles({ tone, size })}>
      {Icon && <Icon size={14} />}
      {children}
    </span>
  );
});

import { forwardRef, type ReactNode } from 'react';
import type { IconComponent } from '../icon/createIcon.tsx';
import { inElement } from '../text/inElement.tsx';
import { badgeStyles } from './Badge.css.ts';
import type { BadgeSize, BadgeTone } from './badgeVariants.ts';

export interface BadgeProps {
  /** The label: a word or two. */
  readonly children: ReactNode;
  /** Meaning of the badge. Default `neutral`. */
  readonly tone?: BadgeTone;
  /** Height. Default `s` (20 px). */
  readonly size?: BadgeSize;
  /** Icon before the label, so that color isn't the only cue. Default none. */
  readonly icon?: IconComponent;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Shows the status of the item next to it. For a removable value use `Tag`, for an action `Button`. */
export const Badge = /* @__PURE__ */ forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { children, tone, size, icon: Icon, id },
  ref,
) {
  return (
    <span ref={ref} id={id} className={badgeStyles({ tone, size })}>
      {Icon && <Icon size={14} />}
      {inElement(children)}
    </span>
  );
});

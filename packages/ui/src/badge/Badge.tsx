import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/iconNames.ts';
import { badgeStyles } from './Badge.css.ts';
import type { BadgeSize, BadgeTone } from './badgeVariants.ts';

export interface BadgeProps {
  /** A word or two. */
  readonly children: ReactNode;
  /** What the badge means. Default `neutral`. */
  readonly tone?: BadgeTone;
  /** Height. Default `s` (20 px). */
  readonly size?: BadgeSize;
  /** The icon before the word, so that colour is never alone. Default none. */
  readonly icon?: IconName;
}

/** States what something is, beside the thing. For what may be removed use `Tag`, for what may be pressed `Button`. */
export function Badge({ children, tone, size, icon }: BadgeProps) {
  return (
    <span className={badgeStyles({ tone, size })}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

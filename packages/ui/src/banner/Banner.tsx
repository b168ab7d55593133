import { forwardRef, type ReactNode } from 'react';
import type { IconComponent } from '../icon/createIcon.tsx';
import * as styles from './Banner.css.ts';
import { type BannerTone, bannerIcons } from './bannerVariants.ts';

export interface BannerProps {
  /** What happened, in one sentence. */
  readonly title: string;
  /** What it tells. Default `neutral`. */
  readonly tone?: BannerTone;
  /** What it means or what to do next. Default none. */
  readonly children?: ReactNode;
  /** The icon. Default: one that fits the tone. */
  readonly icon?: IconComponent;
  /** A button or link at the end. Default none. */
  readonly action?: ReactNode;
  /** Speaks up when it appears: politely (`status`) or at once (`alert`). Default: silent. */
  readonly role?: 'status' | 'alert';
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Tells the outcome or state of what is around it, and stays. For what passes use a toast (`ToastRegion`). */
export const Banner = /* @__PURE__ */ forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { title, tone = 'neutral', children, icon, action, role, id },
  ref,
) {
  const Icon = icon ?? bannerIcons[tone];
  return (
    <div ref={ref} id={id} className={styles.banner({ tone })} role={role}>
      <span className={styles.mark({ tone })}>
        <Icon size={18} />
      </span>
      <div className={styles.content}>
        <span className={styles.title}>{title}</span> {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});

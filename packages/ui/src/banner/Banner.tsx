import { forwardRef, type ReactNode } from 'react';
import type { IconComponent } from '../icon/createIcon.tsx';
import { inElement } from '../text/inElement.tsx';
import * as styles from './Banner.css.ts';
import { type BannerTone, bannerIcons } from './bannerVariants.ts';

export interface BannerProps {
  /** What happened, in one sentence. */
  readonly title: string;
  /** Tone of the message. Default `neutral`. */
  readonly tone?: BannerTone;
  /** What it means or what to do next. Default none. */
  readonly children?: ReactNode;
  /** The icon. Default: one that fits the tone. */
  readonly icon?: IconComponent;
  /** A button or link at the end. Default none. */
  readonly action?: ReactNode;
  /** How the banner is announced when it appears: politely (`status`) or assertively (`alert`). Default: silent. */
  readonly role?: 'status' | 'alert';
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Shows the outcome or state of the content around it, and stays. For a message that disappears use a toast
 * (`ToastRegion`).
 */
export const Banner = /* @__PURE__ */ forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { title, tone = 'neutral', children, icon, action, role, id },
  ref,
) {
  const Icon = icon ?? bannerIcons[tone];
  return (
    <div ref={ref} id={id} className={styles.banner({ tone })} role={role}>
      <span className={styles.mark}>
        <Icon size={18} />
      </span>
      <div className={styles.content}>
        <span className={styles.title}>{title}</span> {inElement(children)}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});

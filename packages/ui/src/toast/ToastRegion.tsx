import { forwardRef, useEffect } from 'react';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components';
import { buttonStyles } from '../button/Button.css.ts';
import { useClock } from '../clock/ClockProvider.tsx';
import { XIcon } from '../icon/icons.ts';
import { iconButtonStyles } from '../icon-button/IconButton.css.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import { toastHistory } from './pastToasts.ts';
import * as styles from './Toast.css.ts';
import { toastIcons } from './toastIcons.ts';
import { toastQueue } from './toasts.ts';

export interface ToastRegionProps {
  /** Id of the region. Default: none. */
  readonly id?: string;
}

/** Shows short messages about what just happened. Render it once per page, near the root. F6 moves focus to it. Past toasts are in `ToastHistory`. */
export const ToastRegion = /* @__PURE__ */ forwardRef<HTMLDivElement, ToastRegionProps>(function ToastRegion(
  { id },
  ref,
) {
  const t = useMessages(en.toast);
  const themeClassName = useThemeClassName();
  const clock = useClock();
  useEffect(() => toastHistory.setClock(clock), [clock]);
  return (
    <AriaToastRegion
      ref={ref}
      {...{ id }}
      queue={toastQueue}
      className={`${themeClassName} ${styles.region}`}
    >
      {({ toast }) => {
        const { tone, text, action, details } = toast.content;
        const Icon = toastIcons[tone];
        return (
          <Toast toast={toast} className={styles.toast[tone]}>
            <span className={styles.mark[tone]}>
              <Icon size={18} />
            </span>
            <ToastContent className={styles.text}>
              <Text slot="title">{text}</Text>
              {details && (
                <Text slot="description" className={styles.details}>
                  {details}
                </Text>
              )}
            </ToastContent>
            {action && (
              <button
                type="button"
                className={buttonStyles({ size: 's' })}
                onClick={() => {
                  toastQueue.close(toast.key);
                  action.onPress();
                }}
              >
                {action.label}
              </button>
            )}
            <Button slot="close" aria-label={t.close} className={iconButtonStyles({ size: 's' })}>
              <XIcon size={18} />
            </Button>
          </Toast>
        );
      }}
    </AriaToastRegion>
  );
});

import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components';
import { buttonStyles } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconButtonStyles } from '../IconButton/IconButton.css.ts';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import * as styles from './Toast.css.ts';
import { toastQueue } from './toasts.ts';

const icons = { positive: 'checkCircle', critical: 'alert' } as const;

/** Where toasts show: once per page, near its root. F6 leads to it. */
export function ToastRegion() {
  const themeClassName = useThemeClassName();
  return (
    <AriaToastRegion queue={toastQueue} className={`${themeClassName} ${styles.region}`}>
      {({ toast }) => {
        const { tone, text, action } = toast.content;
        return (
          <Toast toast={toast} className={styles.toast[tone]}>
            <span className={styles.mark[tone]}>
              <Icon name={icons[tone]} size={18} />
            </span>
            <ToastContent className={styles.text}>
              <Text slot="title">{text}</Text>
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
            <Button slot="close" aria-label="Close" className={iconButtonStyles({ size: 's' })}>
              <Icon name="x" size={18} />
            </Button>
          </Toast>
        );
      }}
    </AriaToastRegion>
  );
}

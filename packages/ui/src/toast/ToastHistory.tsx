import { forwardRef, useSyncExternalStore } from 'react';
import { formatTime } from '../format/dates.ts';
import { Heading } from '../heading/Heading.tsx';
import { BellIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Popover } from '../popover/Popover.tsx';
import { type PastToast, toastHistory } from './pastToasts.ts';
import { details as detailsStyle, mark } from './Toast.css.ts';
import * as styles from './ToastHistory.css.ts';
import { toastIcons } from './toastIcons.ts';

type PastToasts = ReturnType<typeof toastHistory.read>;

const none: PastToasts = [];

function Mark({ tone }: Pick<PastToast, 'tone'>) {
  const Icon = toastIcons[tone];
  return (
    <span className={mark[tone]}>
      <Icon size={18} />
    </span>
  );
}

function Past({ past }: { readonly past: PastToasts }) {
  const t = useMessages(en.toast);
  const times = useMessages(en.time);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <ol className={styles.list} tabIndex={0} aria-label={t.newestFirst}>
      {past.map(({ key, content: { tone, text, details, time } }) => (
        <li key={key} className={styles.item}>
          <Mark tone={tone} />
          <span className={styles.words}>
            <span>{text}</span>
            {details && <span className={detailsStyle}>{details}</span>}
            <time className={styles.time} dateTime={new Date(time).toISOString()}>
              {formatTime(time, times)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  );
}

export interface ToastHistoryProps {
  /** Id of the button. Default: none. */
  readonly id?: string;
}

/**
 * The toasts that this page has shown, for users who missed one: a bell button that opens the last 20. Renders
 * nothing before the first toast. Put it in the header row of a page with a `ToastRegion`.
 */
export const ToastHistory = /* @__PURE__ */ forwardRef<HTMLButtonElement, ToastHistoryProps>(
  function ToastHistory({ id }, ref) {
    const t = useMessages(en.toast);
    const past = useSyncExternalStore(toastHistory.subscribe, toastHistory.read, () => none);
    if (past.length === 0) return null;
    return (
      <Popover
        label={t.messages}
        placement="bottom end"
        trigger={<IconButton ref={ref} id={id} icon={BellIcon} label={t.messages} />}
      >
        <Heading level={2} size="m">
          {t.messages}
        </Heading>
        <Past past={past} />
      </Popover>
    );
  },
);

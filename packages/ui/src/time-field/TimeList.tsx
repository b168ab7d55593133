import { type RefObject, useEffect, useRef } from 'react';
import { OptionPanel, scrollToOption } from '../field/OptionPanel.tsx';
import * as styles from '../field/OptionPopover.css.ts';
import { CheckIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { formatTimeText, timeOptions } from './timeText.ts';

interface TimeListProps {
  readonly id: string;
  /** The box of the field; the list opens below it. */
  readonly box: RefObject<HTMLElement | null>;
  readonly label: string;
  /** The current time. */
  readonly time: string;
  /** The time that the keyboard has moved to. */
  readonly active: string | undefined;
  readonly onActive: (time: string) => void;
  readonly onChoose: (time: string) => void;
  readonly onClose: () => void;
}

/** VoiceOver doesn't announce the active option while focus is in a text field. */
const isApple = () => /^(Mac|iP)/.test(navigator.platform);

function scrollToActive(list: HTMLElement | null) {
  const option = list?.querySelector<HTMLElement>('[data-focused]');
  if (option) scrollToOption(option);
}

/** The list of half hours that a `TimeField` opens. */
export function TimeList(props: TimeListProps) {
  const { id, box, label, time, active, onActive, onChoose, onClose } = props;
  const t = useMessages(en.time);
  const names = useMessages(en.timeField);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another option becomes active
  useEffect(() => scrollToActive(list.current), [active]);
  return (
    <OptionPanel anchor={box} onClose={onClose}>
      <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
        {timeOptions.map((each) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: focus and key handling stay in the input
          <div
            key={each}
            id={`${id}-${each}`}
            role="option"
            tabIndex={-1}
            aria-selected={each === time}
            data-selected={each === time || undefined}
            data-focused={each === active || undefined}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onActive(each)}
            onClick={() => onChoose(each)}
          >
            <span className={styles.optionLabel}>{formatTimeText(each, t, names)}</span>
            <span className={styles.tick}>{each === time && <CheckIcon />}</span>
          </div>
        ))}
      </div>
      {isApple() && (
        <VisuallyHidden>
          <span role="status">{active && formatTimeText(active, t, names)}</span>
        </VisuallyHidden>
      )}
    </OptionPanel>
  );
}

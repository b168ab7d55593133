import { type RefObject, useEffect, useRef } from 'react';
import * as styles from '../field/OptionPanel.css.ts';
import { Option, OptionPanel, scrollToOption } from '../field/OptionPanel.tsx';
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
          <Option
            key={each}
            id={`${id}-${each}`}
            label={formatTimeText(each, t, names)}
            isSelected={each === time}
            isActive={each === active}
            onSelect={() => onChoose(each)}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onActive(each)}
          />
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

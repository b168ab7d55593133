import { useState } from 'react';
import { useControlled } from '../field/useControlled.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { formatTimeText, isTime, parseTimeText } from './timeText.ts';

interface TypedTimeProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (time: string) => void;
  readonly isEnd?: boolean;
}

/** Text being typed. */
interface TypedText {
  readonly text: string;
  /** The value that the text means. The text is shown while it's the field's value. */
  readonly value: string;
  /** The value before typing. */
  readonly before: string;
}

/** State of a `TimeField`: its value, and the text being typed. */
export type TypedTime = ReturnType<typeof useTypedTime>;

/** Manages a time and the text being typed. The value follows the text: the time it means, or else the text itself. */
export function useTypedTime({ value: given, defaultValue = '', onChange, isEnd }: TypedTimeProps) {
  const [value, setValue] = useControlled(given, defaultValue, onChange);
  const t = useMessages(en.time);
  const names = useMessages(en.timeField);
  const [latest, setTyped] = useState<TypedText>();
  const typed = latest?.value === value ? latest : undefined;
  const choose = (next: string | undefined) => {
    setTyped(undefined);
    if (next !== undefined && next !== value) setValue(next);
  };
  return {
    value,
    /** The time, or '' if the value isn't a time. */
    time: isTime(value) ? value : '',
    text: typed?.text ?? formatTimeText(value, t, names),
    /** What's wrong with the text, once it isn't being typed. */
    error: typed || value === '' || isTime(value) ? undefined : names.notATime,
    type: (text: string) => {
      const next = parseTimeText(text, names, isEnd) ?? text.trim();
      setTyped({ text, value: next, before: typed?.before ?? value });
      if (next !== value) setValue(next);
    },
    choose,
    commit: () => choose(undefined),
    revert: () => choose(typed?.before),
  };
}

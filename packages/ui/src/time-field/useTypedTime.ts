import { useRef, useState } from 'react';
import { useControlled } from '../field/useControlled.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { formatTimeText, parseTimeText } from './timeText.ts';

interface TypedTimeProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (time: string) => void;
}

/** State of a `TimeField`: its time, and the text being typed. */
export type TypedTime = ReturnType<typeof useTypedTime>;

/** Manages a time and the text being typed. */
export function useTypedTime({ value, defaultValue = '', onChange }: TypedTimeProps) {
  const [time, setTime] = useControlled(value, defaultValue, onChange);
  const t = useMessages(en.time);
  const names = useMessages(en.timeField);
  const [typed, setTyped] = useState<string>();
  // Typing and committing may happen in one event, before the next render.
  const latest = useRef<string>(undefined);
  const type = (text: string | undefined) => {
    latest.current = text;
    setTyped(text);
  };
  const choose = (next: string | undefined) => {
    type(undefined);
    if (next !== undefined && next !== time) setTime(next);
  };
  return {
    time,
    text: typed ?? formatTimeText(time, t, names),
    type,
    choose,
    commit: () => choose(latest.current === undefined ? undefined : parseTimeText(latest.current, names)),
    revert: () => type(undefined),
  };
}

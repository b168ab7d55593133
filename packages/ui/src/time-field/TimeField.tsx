import { forwardRef, type MouseEvent, useId, useImperativeHandle, useRef } from 'react';
import { boxButton } from '../field/boxButton.css.ts';
import { line } from '../field/controlBox.css.ts';
import type { FieldLabeling, FieldProps, FieldSize } from '../field/fieldProps.ts';
import { TextFieldFrame } from '../field/TextFieldFrame.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { TimeList } from './TimeList.tsx';
import { useTimeList } from './useTimeList.ts';
import { useTypedTime } from './useTypedTime.ts';

export type TimeFieldProps = FieldLabeling &
  FieldProps & {
    /** The time as 'HH:mm:ss', '' for none, or text that isn't a time. Default: uncontrolled. */
    readonly value?: string;
    /** Initial value of an uncontrolled field. Default ''. */
    readonly defaultValue?: string;
    /** Called while typing: with the time as 'HH:mm:ss', or with the text if it isn't a time. */
    readonly onChange?: (value: string) => void;
    /** Whether the time is the end of a time span, so that '24:00' and 'midnight' mean 23:59:59. Default false. */
    readonly isEnd?: boolean;
    /** Height; always 44 px on phones. Default `l` (40 px). */
    readonly size?: FieldSize;
  };

/** Keeps focus in the input. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A field for a time of day, with seconds if needed. The time is typed in any common format or chosen from a list of
 * half hours. Text that isn't a time stays, with a message, and is the field's value: don't save it. It's a native input
 * whose list is rendered only while open, because a table has many of them. For a time span use two of them in a
 * `FieldRange`.
 */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(props, ref) {
  const { value, defaultValue, onChange, isEnd, name, isDisabled, ...rest } = props;
  const t = useMessages(en.timeField);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const typed = useTypedTime(props);
  const list = useTimeList(typed);
  const label = props.label ?? props['aria-label'];
  return (
    <TextFieldFrame
      {...rest}
      errorMessage={rest.errorMessage ?? typed.error}
      boxRef={box}
      isDisabled={isDisabled}
      value={typed.text}
      onChange={list.type}
      onBlur={() => {
        list.close();
        typed.commit();
        props.onBlur?.();
      }}
    >
      {(field) => (
        <>
          <input
            {...field}
            ref={input}
            type="text"
            role="combobox"
            className={line}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? listId : undefined}
            aria-activedescendant={list.active && `${listId}-${list.active}`}
            onKeyDown={list.onKeyDown}
          />
          <button
            type="button"
            tabIndex={-1}
            className={boxButton}
            disabled={isDisabled}
            aria-label={t.showTimes(label)}
            aria-haspopup="listbox"
            aria-expanded={list.isOpen}
            aria-controls={list.isOpen ? listId : undefined}
            data-pressed={list.isOpen || undefined}
            onMouseDown={keepFocus}
            onClick={() => {
              input.current?.focus();
              list.toggle();
            }}
          >
            <ChevronDownIcon />
          </button>
          {list.isOpen && (
            <TimeList
              id={listId}
              box={box}
              label={t.times(label)}
              time={typed.time}
              active={list.active}
              onActive={list.setActive}
              onChoose={list.choose}
              onClose={list.close}
            />
          )}
          {name && <input type="hidden" name={name} value={typed.value} disabled={isDisabled} />}
        </>
      )}
    </TextFieldFrame>
  );
});

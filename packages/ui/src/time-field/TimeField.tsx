import { forwardRef, useState } from 'react';
import { ComboBox } from 'react-aria-components';
import { ComboInput } from '../combo-box/ComboInput.tsx';
import { field } from '../field/Field.css.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { useFieldMessages } from '../field/FieldMessages.tsx';
import type { FieldLabeling, FieldProps, FieldSize } from '../field/fieldProps.ts';
import { OptionPopover } from '../field/OptionPopover.tsx';
import { OpenAt } from './OpenAt.tsx';
import { formatTimeText, listedBefore, listedTimes } from './timeText.ts';
import { useTypedTime } from './useTypedTime.ts';

export type TimeFieldProps = FieldLabeling &
  FieldProps & {
    /** The time as 'HH:mm:ss', or '' for none. Default: uncontrolled. */
    readonly value?: string;
    /** The first time of an uncontrolled field. Default ''. */
    readonly defaultValue?: string;
    /** Called with the new time as 'HH:mm:ss'. */
    readonly onChange?: (time: string) => void;
    /** Height; on a phone always 44 px. Default `l` (40 px). */
    readonly size?: FieldSize;
  };

const options = listedTimes.map((time) => ({ key: time, label: formatTimeText(time) }));

/**
 * A time of day, to the second where need be (MKF-33): typed in any usual way, or chosen from the half hours. What is
 * no time gives way to the last one. React Aria's own time field is not used: it announces through `innerHTML`, which
 * Trusted Types forbid, and has one stop for Tab per part. A span of time is two of them in a `FieldRange`.
 */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(props, ref) {
  const { label, 'aria-label': unseen, description, errorMessage, ...others } = props;
  const { value, defaultValue, onChange, name, size, ...rest } = others;
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const { time, text, type, choose, commit, revert } = useTypedTime(props);
  const [hasBeenUsed, setUsed] = useState(false);
  return (
    <ComboBox
      {...rest}
      className={field}
      // The list is built when it is first needed: a form has many of these.
      items={hasBeenUsed ? options : []}
      allowsEmptyCollection
      menuTrigger="manual"
      allowsCustomValue
      value={listedTimes.includes(time) ? time : null}
      onChange={(key) => key !== null && choose(String(key))}
      inputValue={text}
      onInputChange={type}
      onFocus={() => {
        setUsed(true);
        props.onFocus?.();
      }}
      onBlur={() => {
        commit();
        props.onBlur?.();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
        if (key === 'Escape') revert();
      }}
      isInvalid={isInvalid}
      validationBehavior="aria"
      aria-describedby={describedBy}
    >
      <FieldLabel unseen={unseen}>{label}</FieldLabel>
      <ComboInput ref={ref} size={size} />
      {messages}
      <OptionPopover options={undefined} />
      <OpenAt option={listedBefore(time)} />
      {name && <input type="hidden" name={name} value={time} disabled={props.isDisabled} />}
    </ComboBox>
  );
});

import { forwardRef, useState } from 'react';
import { ComboBox } from 'react-aria-components';
import { ComboInput } from '../ComboBox/ComboInput.tsx';
import { field } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { useFieldMessages } from '../Field/FieldMessages.tsx';
import { OptionPopover } from '../Field/OptionPopover.tsx';
import { OpenAt } from './OpenAt.tsx';
import type { TimeFieldProps } from './TimeField.tsx';
import { formatTimeText, listedBefore, listedTimes } from './timeText.ts';
import { useTypedTime } from './useTypedTime.ts';

const options = listedTimes.map((time) => ({ key: time, label: formatTimeText(time) }));

/** A `TimeField` with its list. */
export const OpenTimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function OpenTimeField(props, ref) {
  const { label, description, errorMessage, value, defaultValue, onChange, name, size, ...rest } = props;
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
      <FieldLabel>{label}</FieldLabel>
      <ComboInput ref={ref} size={size} />
      {messages}
      <OptionPopover options={undefined} />
      <OpenAt option={listedBefore(time)} />
      {name && <input type="hidden" name={name} value={time} disabled={props.isDisabled} />}
    </ComboBox>
  );
});

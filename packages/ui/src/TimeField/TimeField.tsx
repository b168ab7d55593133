import { forwardRef } from 'react';
import { boxButton } from '../Field/boxButton.css.ts';
import { input } from '../Field/controlBox.css.ts';
import type { FieldLabelling, FieldProps, FieldSize } from '../Field/fieldProps.ts';
import { TextFieldFrame } from '../Field/TextFieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useNear } from '../near/useNear.ts';
import { OpenTimeField } from './OpenTimeField.tsx';
import { formatTimeText } from './timeText.ts';

export type TimeFieldProps = FieldLabelling &
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

/**
 * A time of day, to the second where need be (MKF-33): typed in any usual way, or chosen from the half hours. What is
 * no time gives way to the last one. React Aria's own time field is not used: it announces through `innerHTML`, which
 * Trusted Types forbid, and has one stop for Tab per part. A span of time is two of them in a `FieldRange`.
 * Far from the screen it only looks like itself: a list of recipients has dozens of them.
 */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(props, ref) {
  const { id, place, isNear, whenFocused } = useNear<HTMLDivElement>(props.id);
  if (isNear) return <OpenTimeField {...props} id={id} ref={ref} />;
  const { value, defaultValue = '', onChange: _, onBlur: __, name, ...rest } = props;
  const time = value ?? defaultValue;
  return (
    <div ref={place}>
      <TextFieldFrame {...rest} id={id} value={formatTimeText(time)} onFocus={whenFocused}>
        {(field) => (
          <>
            <input {...field} ref={ref} role="combobox" aria-expanded={false} className={input} />
            <button
              type="button"
              className={boxButton}
              disabled={rest.isDisabled}
              tabIndex={-1}
              aria-label={`Show suggestions ${props.label ?? props['aria-label']}`}
            >
              <Icon name="chevronDown" />
            </button>
            {name && <input type="hidden" name={name} value={time} disabled={rest.isDisabled} />}
          </>
        )}
      </TextFieldFrame>
    </div>
  );
});

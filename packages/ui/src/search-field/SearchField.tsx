import { forwardRef, type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { affix, line } from '../field/controlBox.css.ts';
import type { FieldLabeling } from '../field/fieldProps.ts';
import { TextFieldFrame } from '../field/TextFieldFrame.tsx';
import type { TextInputProps } from '../field/textInputProps.ts';
import { useControlled } from '../field/useControlled.ts';
import { SearchIcon, XIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { clear as clearStyle } from './SearchField.css.ts';

export type SearchFieldProps = FieldLabeling &
  TextInputProps & {
    /** Called with the text on Enter. Default: Enter submits the form around it, if any. */
    readonly onSubmit?: (value: string) => void;
    /** Called when the text is cleared by the clear button or Escape. */
    readonly onClear?: () => void;
  };

/**
 * A text field that searches or filters something nearby. Escape and the clear button clear it. For text that's saved
 * use `TextField`; to choose one of the results use `ComboBox`.
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const t = useMessages(en.searchField);
  const { value, defaultValue = '', onChange, placeholder, onSubmit, onClear, ...rest } = props;
  const [text, setText] = useControlled(value, defaultValue, onChange);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const clear = () => {
    setText('');
    onClear?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSubmit = event.key === 'Enter' && onSubmit !== undefined && !event.nativeEvent.isComposing;
    const isClear = event.key === 'Escape' && text !== '' && !rest.isReadOnly;
    if (!isSubmit && !isClear) return;
    // Otherwise a surrounding dialog would close, or a form be submitted.
    event.preventDefault();
    event.stopPropagation();
    if (isSubmit) onSubmit(text);
    else clear();
  };
  return (
    <TextFieldFrame {...rest} value={text} onChange={setText}>
      {(frame) => (
        <>
          <span className={affix}>
            <SearchIcon />
          </span>
          <input {...{ ...frame, placeholder, onKeyDown }} ref={field} type="search" className={line} />
          <button
            type="button"
            className={clearStyle}
            data-empty={text === '' || undefined}
            disabled={rest.isDisabled || rest.isReadOnly}
            tabIndex={-1}
            aria-label={t.clear}
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            <XIcon />
          </button>
        </>
      )}
    </TextFieldFrame>
  );
});

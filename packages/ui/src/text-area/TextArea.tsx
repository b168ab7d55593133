import { forwardRef } from 'react';
import type { FieldLabeling } from '../field/fieldProps.ts';
import { TextFieldFrame } from '../field/TextFieldFrame.tsx';
import type { TextInputProps } from '../field/textInputProps.ts';
import { area } from './TextArea.css.ts';

export type TextAreaProps = FieldLabeling &
  TextInputProps & {
    /** Maximum number of characters that can be typed or pasted. Default: no limit. */
    readonly maxLength?: number;
  };

/** A field for several lines of text. For a list of codes or addresses use `TagInput`. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { placeholder, maxLength, ...rest } = props;
  return (
    <TextFieldFrame {...rest}>
      {(field) => <textarea {...{ ...field, ref, maxLength, placeholder }} className={area} rows={3} />}
    </TextFieldFrame>
  );
});

import { useGroupFocus } from '../field/useGroupFocus.ts';
import { area } from '../text-area/TextArea.css.ts';
import type { TagEditorProps } from './TagEditor.tsx';
import { whole } from './TagInput.css.ts';

interface TagTextProps
  extends Pick<TagEditorProps, 'field' | 'placeholder' | 'handle' | 'onFocus' | 'onBlur'> {
  readonly text: string;
  readonly setText: (text: string) => void;
}

const focusable = ['textarea'];

/** The text of a `TagInput` in a text area. */
export function TagText({ field, text, setText, placeholder, handle, ...focus }: TagTextProps) {
  const groupProps = useGroupFocus<HTMLDivElement>(handle, focusable, focus);
  return (
    <div {...groupProps} className={whole} data-tags>
      <textarea
        {...field}
        className={area}
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </div>
  );
}

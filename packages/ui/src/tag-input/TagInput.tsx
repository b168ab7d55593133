import { forwardRef, useId, useMemo, useState } from 'react';
import type { FieldHeaderProps } from '../field/FieldHeader.tsx';
import type { FieldHandle, FieldLabeling } from '../field/fieldProps.ts';
import { TextFieldFrame } from '../field/TextFieldFrame.tsx';
import type { TextInputProps } from '../field/textInputProps.ts';
import { useControlled } from '../field/useControlled.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { TagEditor } from './TagEditor.tsx';
import { TagHeader } from './TagHeader.tsx';
import { TagText } from './TagText.tsx';
import { toEntries } from './tagItems.ts';
import { useTagDraft } from './useTagDraft.ts';
import { addVerdicts, type GetTagVerdict } from './verdict.ts';

export type TagInputProps = FieldLabeling &
  Omit<TextInputProps, 'isReadOnly'> &
  FieldHeaderProps & {
    /** Returns the verdict on an item. Pass a stable function. Default: all is fine. */
    readonly getVerdict?: GetTagVerdict;
  };

/**
 * A list of codes or addresses, stored as comma-separated text. A comma, Enter, leaving the field, or pasting a
 * column or row of a spreadsheet adds items, and invalid items are marked one by one. What is being typed is already
 * the last item of the text, so that it can be saved at once. 'Edit as text' shows the text itself. A list of more than
 * 100 items is collapsed, but items that need attention stay visible. For a known set of options use `CheckboxGrid`.
 */
export const TagInput = forwardRef<FieldHandle, TagInputProps>(function TagInput(props, ref) {
  const { labelNote, actions, value, defaultValue = '', onChange, getVerdict, ...others } = props;
  const { placeholder, name, onFocus, onBlur, ...rest } = others;
  const [text, setText] = useControlled(value, defaultValue, onChange);
  const t = useMessages(en.tagInput);
  const [isText, setIsText] = useState(false);
  const draft = useTagDraft(text, setText);
  const { items } = draft;
  const entries = useMemo(() => addVerdicts(toEntries(items), getVerdict), [items, getVerdict]);
  const hintId = useId();
  const { isDisabled } = rest;
  const face = { placeholder, handle: ref, onFocus, onBlur };
  return (
    <TextFieldFrame
      {...rest}
      header={(label) => (
        <TagHeader {...{ labelNote, actions, isText, setIsText, isDisabled }}>{label}</TagHeader>
      )}
      aria-describedby={[rest['aria-describedby'], hintId].filter(Boolean).join(' ')}
    >
      {(field) => (
        <>
          {isText ? (
            <TagText {...face} {...{ field, text, setText }} />
          ) : (
            <TagEditor
              {...face}
              {...{ field, draft, entries, isDisabled }}
              label={rest.label ?? rest['aria-label']}
            />
          )}
          <span id={hintId} className={visuallyHidden}>
            {isText ? t.separateWithCommas : t.hint(entries.length)}
          </span>
          {name && <input type="hidden" name={name} value={text} disabled={isDisabled} />}
        </>
      )}
    </TextFieldFrame>
  );
});

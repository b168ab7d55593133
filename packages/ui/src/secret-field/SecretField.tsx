import { forwardRef, useState } from 'react';
import { boxButton } from '../field/boxButton.css.ts';
import { line } from '../field/controlBox.css.ts';
import type { FieldLabeling } from '../field/fieldProps.ts';
import { TextFieldFrame } from '../field/TextFieldFrame.tsx';
import type { TextInputProps } from '../field/textInputProps.ts';
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';

export type SecretFieldProps = FieldLabeling & TextInputProps;

/**
 * A field for a key or password: masked until its button is pressed, and never filled in, corrected or spell-checked by
 * the browser. You have to keep the value out of logs, drafts and URLs. If the value may be visible use `TextField`.
 */
export const SecretField = forwardRef<HTMLInputElement, SecretFieldProps>(function SecretField(props, ref) {
  const { placeholder, ...rest } = props;
  const t = useMessages(en.secretField);
  const name = props.label ?? props['aria-label'] ?? '';
  const [isRevealed, setRevealed] = useState(false);
  return (
    <TextFieldFrame {...rest}>
      {(field) => (
        <>
          <input
            {...{ ...field, ref, placeholder }}
            type={isRevealed ? 'text' : 'password'}
            className={line}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={boxButton}
            disabled={props.isDisabled}
            onClick={() => setRevealed(!isRevealed)}
            aria-label={isRevealed ? t.hide(name) : t.show(name)}
          >
            {isRevealed ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </>
      )}
    </TextFieldFrame>
  );
});

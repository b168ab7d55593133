import type { ReactNode, Ref } from 'react';
import { controlBox } from './controlBox.css.ts';
import type { FieldSize } from './fieldProps.ts';

interface ControlBoxProps {
  /** The box itself, e.g. to open a list below it. */
  readonly boxRef?: Ref<HTMLDivElement> | undefined;
  readonly size: FieldSize | undefined;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean | undefined;
  readonly isReadOnly: boolean | undefined;
  /** Holds one line of text and nothing next to it. */
  readonly isPlain: boolean | undefined;
  readonly children: ReactNode;
}

/** The box around a native text field and what is next to it. */
export function ControlBox(props: ControlBoxProps) {
  const { boxRef, size, isInvalid, isDisabled, isReadOnly, isPlain, children } = props;
  return (
    <div
      ref={boxRef}
      className={controlBox({ size, isPlain })}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      data-readonly={(isReadOnly && !isDisabled) || undefined}
    >
      {children}
    </div>
  );
}

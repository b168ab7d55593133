import type { ReactNode } from 'react';

/** Heights of a form control: 32 px in toolbars, 36 px in bars, 40 px in forms; on a phone always 44 px. */
export const fieldSizes = ['s', 'm', 'l'] as const;
/** One of `fieldSizes`. */
export type FieldSize = (typeof fieldSizes)[number];

/** What names a control: exactly one of a visible label and an `aria-label`. */
export type FieldLabeling =
  | {
      /** The visible name of the control. Default: none, where there is an `aria-label`. */
      readonly label: string;
      readonly 'aria-label'?: undefined;
    }
  | {
      readonly label?: undefined;
      /** The name of the control where its place already says it to everybody who sees. Default: none. */
      readonly 'aria-label': string;
    };

/** What is said about a control below it. */
export interface FieldMessageProps {
  /** Help that is always there. Default: none. */
  readonly description?: ReactNode;
  /** What is wrong and how to fix it. Default: none. */
  readonly errorMessage?: ReactNode;
  /** Marks the value as wrong. Default: true when there is an `errorMessage`. */
  readonly isInvalid?: boolean;
  /** Ids of further elements that describe the control. Default: none. */
  readonly 'aria-describedby'?: string;
}

/** What every form control takes besides its name and its value. */
export interface FieldProps extends FieldMessageProps {
  /** Id of the element that takes the focus. Default: generated. */
  readonly id?: string;
  /** Name of the value in a form. Default: none. */
  readonly name?: string;
  /** Cannot be used. Default false. */
  readonly isDisabled?: boolean;
  /** Screen readers say that a value is needed; an optional field says so in its description. Default false. */
  readonly isRequired?: boolean;
  /** Takes the focus when it appears. Default false. */
  readonly autoFocus?: boolean;
  /** Called when the focus leaves the control. */
  readonly onBlur?: () => void;
  /** Called when the focus enters the control. */
  readonly onFocus?: () => void;
}

/** Where a control can be focused from outside, e.g. on its first error: what a group forwards as its ref. */
export interface FieldHandle {
  /** Moves the focus into the control. */
  readonly focus: () => void;
}

import type { ReactNode } from 'react';

/** Heights of a form control: 32 px in toolbars, 36 px in bars, 40 px in forms; always 44 px on phones. */
export const fieldSizes = ['s', 'm', 'l'] as const;
/** One of `fieldSizes`. */
export type FieldSize = (typeof fieldSizes)[number];

/** The name of a control: either a visible label or an `aria-label`. */
export type FieldLabeling =
  | {
      /** Visible label of the control. Default: none, where there is an `aria-label`. */
      readonly label: string;
      readonly 'aria-label'?: undefined;
    }
  | {
      readonly label?: undefined;
      /** Accessible name of a control whose purpose is visually clear from its context. Default: none. */
      readonly 'aria-label': string;
    };

/** Messages below a control. */
export interface FieldMessageProps {
  /** Help text that's always visible. Default: none. */
  readonly description?: ReactNode;
  /** What's wrong and how to fix it. Default: none. */
  readonly errorMessage?: ReactNode;
  /** Marks the value as invalid. Default: true when there is an `errorMessage`. */
  readonly isInvalid?: boolean;
  /** Ids of other elements that describe the control. Default: none. */
  readonly 'aria-describedby'?: string;
}

/** Props shared by all form controls, besides label and value. */
export interface FieldProps extends FieldMessageProps {
  /** Id of the focusable element. Default: generated. */
  readonly id?: string;
  /** Name of the value in form data. Default: none. */
  readonly name?: string;
  /** Disables the control. Default false. */
  readonly isDisabled?: boolean;
  /** Tells screen readers that a value is required. Mark an optional field in its description. Default false. */
  readonly isRequired?: boolean;
  /** Focuses the control on mount. Default false. */
  readonly autoFocus?: boolean;
  /** Called when focus leaves the control. */
  readonly onBlur?: () => void;
  /** Called when focus enters the control. */
  readonly onFocus?: () => void;
}

/**
 * Handle for focusing a control from outside, e.g. on its first error. Controls with several focusable elements
 * expose it as their ref.
 */
export interface FieldHandle {
  /** Moves focus into the control. */
  readonly focus: () => void;
}

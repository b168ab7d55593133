import { textButton } from './TextButton.css.ts';

interface TextButtonProps {
  /** Called when the user presses the button. */
  readonly onPress: () => void;
  /** Disables the button. Default false. */
  readonly isDisabled?: boolean | undefined;
  /** Whether the element that the button opens is open. Default: it opens nothing. */
  readonly 'aria-expanded'?: boolean;
  /** The label. */
  readonly children: string;
}

/** A quiet action next to or below the label of a control. A native button, because a form has a dozen of them. */
export const TextButton = ({ onPress, isDisabled, children, ...rest }: TextButtonProps) => (
  <button {...rest} type="button" className={textButton} disabled={isDisabled} onClick={onPress}>
    {children}
  </button>
);

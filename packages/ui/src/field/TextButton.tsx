import { textButton } from './TextButton.css.ts';

interface TextButtonProps {
  /** What it does. */
  readonly onPress: () => void;
  /** Cannot be used. Default false. */
  readonly isDisabled?: boolean | undefined;
  /** Whether what it opens is open. Default: it opens nothing. */
  readonly 'aria-expanded'?: boolean;
  /** Its words. */
  readonly children: string;
}

/** A quiet action next to the name of a control or below it. Native: a form has a dozen of them. */
export const TextButton = ({ onPress, isDisabled, children, ...rest }: TextButtonProps) => (
  <button {...rest} type="button" className={textButton} disabled={isDisabled} onClick={onPress}>
    {children}
  </button>
);

import { Button, type ButtonProps } from 'react-aria-components';
import { textButton } from './TextButton.css.ts';

type TextButtonProps = Pick<ButtonProps, 'onPress' | 'isDisabled' | 'aria-expanded'> & {
  readonly children: string;
};

/** A quiet action beside the name of a control or below it. */
export function TextButton(props: TextButtonProps) {
  return <Button {...props} className={textButton} />;
}

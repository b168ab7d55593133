import { forwardRef } from 'react';
import { Button, Group, Input } from 'react-aria-components';
import { boxButton } from '../Field/boxButton.css.ts';
import { controlBox, input } from '../Field/controlBox.css.ts';
import type { FieldSize } from '../Field/fieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';

interface ComboInputProps {
  readonly placeholder?: string;
  readonly size: FieldSize | undefined;
}

/** The text field and the button of a field that opens a list. */
export const ComboInput = forwardRef<HTMLInputElement, ComboInputProps>(function ComboInput(props, ref) {
  return (
    <Group role="presentation" className={controlBox({ size: props.size })}>
      <Input ref={ref} className={input} placeholder={props.placeholder} />
      <Button className={boxButton}>
        <Icon name="chevronDown" />
      </Button>
    </Group>
  );
});

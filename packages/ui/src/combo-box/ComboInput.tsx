import { forwardRef, type ReactNode } from 'react';
import { Button, GroupContext, Input, useSlottedContext } from 'react-aria-components';
import { boxButton } from '../field/boxButton.css.ts';
import { controlBox, line } from '../field/controlBox.css.ts';
import type { FieldSize } from '../field/fieldProps.ts';
import { ChevronDownIcon } from '../icon/icons.ts';

interface ComboInputProps {
  readonly placeholder?: string;
  readonly size: FieldSize | undefined;
}

/** The input and the button of a field that opens a list. */
export const ComboInput = forwardRef<HTMLInputElement, ComboInputProps>(function ComboInput(props, ref) {
  return (
    <Box size={props.size}>
      <Input ref={ref} className={line} placeholder={props.placeholder} />
      <Button className={boxButton}>
        <ChevronDownIcon />
      </Button>
    </Box>
  );
});

/** The `Group` of a React Aria combo box: reads from its context where to open the list and the state of the field. */
function Box({ size, children }: { readonly size: FieldSize | undefined; readonly children: ReactNode }) {
  const { ref, isInvalid, isDisabled } = useSlottedContext(GroupContext) ?? {};
  return (
    <div
      ref={ref}
      className={controlBox({ size })}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      {children}
    </div>
  );
}

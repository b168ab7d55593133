import { useContext } from 'react';
import {
  ModalOverlay as AriaModalOverlay,
  Popover as AriaPopover,
  type ModalOverlayProps,
  OverlayTriggerStateContext,
  type PopoverProps,
} from 'react-aria-components';
import { useExitTimeoutKey } from '../hooks/useExitTimeoutKey.ts';

/** React Aria's `ModalOverlay`, but removed soon after closing even if its exit transition is canceled. */
export function ModalOverlay(props: ModalOverlayProps) {
  const trigger = useContext(OverlayTriggerStateContext);
  return <AriaModalOverlay key={useExitTimeoutKey(props.isOpen ?? trigger?.isOpen ?? false)} {...props} />;
}

/** React Aria's `Popover`, but removed soon after closing even if its exit transition is canceled. */
export function PopoverSurface(props: PopoverProps) {
  const trigger = useContext(OverlayTriggerStateContext);
  return <AriaPopover key={useExitTimeoutKey(props.isOpen ?? trigger?.isOpen ?? false)} {...props} />;
}

/**
 * For a `PopoverSurface` that contains a dialog: it has no role, so it must not have a name. React Aria would name it
 * after the button.
 */
export const nameless = { 'aria-labelledby': '' } as const;

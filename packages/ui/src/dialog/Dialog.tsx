import { forwardRef, type ReactNode } from 'react';
import { XIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { DialogFrame } from './DialogFrame.tsx';

export interface DialogProps {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** Called when the user presses X, Escape or outside of the dialog. */
  readonly onClose: () => void;
  /** Title and accessible name of the dialog. */
  readonly title: string;
  /** The content. Default none. */
  readonly children?: ReactNode;
  /** Buttons at the end, the main one last. Default none. */
  readonly actions?: ReactNode;
  /** Work is in progress: the dialog can't be closed now. Default false. */
  readonly isBusy?: boolean;
  /** Id of the dialog. Default: none. */
  readonly id?: string;
}

/**
 * Asks the user to complete one task, and returns focus when it closes. To confirm something harmful use
 * `AlertDialog`.
 */
export const Dialog = /* @__PURE__ */ forwardRef<HTMLElement, DialogProps>(function Dialog(
  { onClose, isBusy = false, ...props },
  ref,
) {
  const t = useMessages(en.dialog);
  return (
    <DialogFrame
      {...props}
      dialogRef={ref}
      role="dialog"
      onClose={onClose}
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      corner={<IconButton icon={XIcon} label={t.close} onPress={onClose} isDisabled={isBusy} />}
    />
  );
});

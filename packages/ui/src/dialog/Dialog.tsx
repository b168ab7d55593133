import { forwardRef, type ReactNode } from 'react';
import { XIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { DialogFrame } from './DialogFrame.tsx';

export interface DialogProps {
  /** Whether it shows. */
  readonly isOpen: boolean;
  /** Called by X, Escape and a press outside. */
  readonly onClose: () => void;
  /** Its name. */
  readonly title: string;
  /** The content. Default none. */
  readonly children?: ReactNode;
  /** The buttons at the end, the main one last. Default none. */
  readonly actions?: ReactNode;
  /** Something is under way: it cannot be closed now. Default false. */
  readonly isBusy?: boolean;
  /** Id of the dialog. Default: none. */
  readonly id?: string;
}

/** Takes the reader aside for one thing, and gives the focus back afterwards. To ask before harm use `AlertDialog`. */
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

import { forwardRef, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonTone } from '../button/buttonVariants.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { focusedFirst } from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** What is at stake. Also the accessible name. */
  readonly title: string;
  /** What would happen. Announced with the title. */
  readonly children: ReactNode;
  /** Label of the safe button. The button has initial focus, and Escape does the same. */
  readonly cancelLabel: string;
  /** Called when the user chooses the safe way: by its button or Escape. */
  readonly onCancel: () => void;
  /** Label of the button for the action that does harm or costs money. */
  readonly actionLabel: string;
  /** Called when the user presses the action button. */
  readonly onAction: () => void;
  /** Tone of the action button. Default `neutral`. */
  readonly actionTone?: ButtonTone;
  /** The action is in progress: both buttons and Escape are disabled. Default false. */
  readonly isPending?: boolean;
  /** Id of the dialog. Default: none. */
  readonly id?: string;
}

/**
 * Asks for confirmation before something is lost or charged. Pressing outside does nothing, so it can't be answered
 * by accident. For a task or a notice use `Dialog`.
 */
export const AlertDialog = /* @__PURE__ */ forwardRef<HTMLElement, AlertDialogProps>(
  function AlertDialog(props, ref) {
    const { cancelLabel, onCancel, actionLabel, onAction, actionTone, isPending = false, ...frame } = props;
    return (
      <DialogFrame
        {...frame}
        dialogRef={ref}
        role="alertdialog"
        onClose={onCancel}
        isDismissable={false}
        isKeyboardDismissDisabled={isPending}
        actions={
          <>
            <Button tone={actionTone} onPress={onAction} isPending={isPending}>
              {actionLabel}
            </Button>
            <FocusedFirst>
              <Button tone="accent" onPress={onCancel} isDisabled={isPending}>
                {cancelLabel}
              </Button>
            </FocusedFirst>
          </>
        }
      />
    );
  },
);

/**
 * Focuses the button on mount. React Aria's `autoFocus` may wait for transitions to end, and then does nothing if
 * focus has moved in the meantime.
 */
function FocusedFirst({ children }: { readonly children: ReactNode }) {
  const container = useRef<HTMLSpanElement>(null);
  useEffect(() => container.current?.querySelector('button')?.focus(), []);
  return (
    <span ref={container} className={focusedFirst}>
      {children}
    </span>
  );
}

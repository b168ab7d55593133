import { forwardRef, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonTone } from '../button/buttonVariants.ts';
import { DialogFrame } from '../dialog/DialogFrame.tsx';
import { focusedFirst } from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** Whether it shows. */
  readonly isOpen: boolean;
  /** What is at stake. */
  readonly title: string;
  /** What would happen. */
  readonly children: ReactNode;
  /** Words of the way back: it has the focus first, and Escape means the same. */
  readonly safeLabel: string;
  /** Goes the way back. */
  readonly onSafe: () => void;
  /** Words of the way that does harm or costs money. */
  readonly actionLabel: string;
  /** Goes that way. */
  readonly onAction: () => void;
  /** Tone of the way that does harm. Default `neutral`. */
  readonly actionTone?: ButtonTone;
  /** That way is being gone: both buttons and Escape are off. Default false. */
  readonly isPending?: boolean;
  /** Id of the dialog. Default: none. */
  readonly id?: string;
}

/**
 * Asks before something is lost or charged. A press outside does nothing, so that nobody answers by accident. For a
 * task or a notice use `Dialog`.
 */
export const AlertDialog = /* @__PURE__ */ forwardRef<HTMLElement, AlertDialogProps>(
  function AlertDialog(props, ref) {
    const { safeLabel, onSafe, actionLabel, onAction, actionTone, isPending = false, ...frame } = props;
    return (
      <DialogFrame
        {...frame}
        dialogRef={ref}
        role="alertdialog"
        onClose={onSafe}
        isDismissable={false}
        isKeyboardDismissDisabled={isPending}
        actions={
          <>
            <Button tone={actionTone} onPress={onAction} isPending={isPending}>
              {actionLabel}
            </Button>
            <FocusedFirst>
              <Button tone="accent" onPress={onSafe} isDisabled={isPending}>
                {safeLabel}
              </Button>
            </FocusedFirst>
          </>
        }
      />
    );
  },
);

/** By itself a button waits for all motion to end before it takes the focus, and gives up when that has moved meanwhile. */
function FocusedFirst({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <span ref={place} className={focusedFirst}>
      {children}
    </span>
  );
}

import type { KeyboardEvent } from 'react';

export interface PanelKeysOptions {
  /** Called to show the previous referral. Default: none. */
  readonly onPrevious?: (() => void) | undefined;
  /** Called to show the next referral. Default: none. */
  readonly onNext?: (() => void) | undefined;
  /** Cancels the open question on Escape, which then doesn't close the panel. Default: no question is open. */
  readonly onCancel?: (() => void) | undefined;
}

/** Controls that use the arrow keys themselves. */
const arrowKeyTargets =
  'input, textarea, select, [contenteditable], [aria-haspopup], [role=listbox], [role=menu]';

/**
 * Creates the keydown handler of a panel. Arrow up and down show the previous and next referral, Escape cancels an open
 * question.
 */
export const panelKeys = ({ onPrevious, onNext, onCancel }: PanelKeysOptions) => {
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: onPrevious,
    ArrowDown: onNext,
    Escape: onCancel,
  };
  return (event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isUnmodified = !event.defaultPrevented && !(altKey || ctrlKey || metaKey || shiftKey);
    const action = actions[event.key];
    if (!isUnmodified || !action || !(target instanceof Element) || target.closest(arrowKeyTargets)) return;
    event.preventDefault();
    action();
  };
};

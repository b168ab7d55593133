import type { KeyboardEvent } from 'react';

export interface PanelKeysOptions {
  /** Called to show the previous referral. Default: none. */
  readonly onPrevious?: (() => void) | undefined;
  /** Called to show the next referral. Default: none. */
  readonly onNext?: (() => void) | undefined;
  /** Cancels the open question on Escape, which then doesn't close the panel. Default: no question is open. */
  readonly onTakeBack?: (() => void) | undefined;
}

/** Controls that use the arrow keys themselves. */
const usesArrows = 'input, textarea, select, [contenteditable], [aria-haspopup], [role=listbox], [role=menu]';

/**
 * Creates the keydown handler of a panel. Arrow up and down show the previous and next referral, Escape cancels an open
 * question.
 */
export const panelKeys = ({ onPrevious, onNext, onTakeBack }: PanelKeysOptions) => {
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowUp: onPrevious,
    ArrowDown: onNext,
    Escape: onTakeBack,
  };
  return (event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isOurs = !event.defaultPrevented && !(altKey || ctrlKey || metaKey || shiftKey);
    const action = actions[event.key];
    if (!isOurs || !action || !(target instanceof Element) || target.closest(usesArrows)) return;
    event.preventDefault();
    action();
  };
};

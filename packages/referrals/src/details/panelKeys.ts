import type { KeyboardEvent } from 'react';

export interface PanelKeysOptions {
  /** Shows the referral before. Default: there is none. */
  readonly onPrevious?: (() => void) | undefined;
  /** Shows the referral after. Default: there is none. */
  readonly onNext?: (() => void) | undefined;
  /** Takes the open question back, before Escape closes the panel. Default: no question is open. */
  readonly onTakeBack?: (() => void) | undefined;
}

/** Controls that use the arrow keys themselves. */
const usesArrows = 'input, textarea, select, [contenteditable], [aria-haspopup], [role=listbox], [role=menu]';

/** What the keys do inside a panel: up and down go to the previous and next referral. */
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

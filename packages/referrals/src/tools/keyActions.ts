import { createStore, type Store } from '@advantage/live-list';

/** Action of a key in a list: move focus to another row, claim the row, focus the filters, or list the shortcuts. */
export type KeyAction = 'next' | 'previous' | 'claim' | 'filters' | 'help';

const actions: Readonly<Record<string, KeyAction>> = {
  j: 'next',
  k: 'previous',
  c: 'claim',
  '/': 'filters',
  '?': 'help',
};

/** Arrows move between rows while focus is in a row, even with single-key shortcuts off; elsewhere they scroll. */
const rowActions: Readonly<Record<string, KeyAction>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Elements that handle keys themselves: text fields, selects, menus and list boxes. Checkboxes and switches don't. */
const keyTargets =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox]';

/** Whether the target is in a dialog other than the details panel, which belongs to the list. */
const isInDialog = (target: Element) =>
  target.closest('[role=dialog], [role=alertdialog]') !== null &&
  target.closest('[data-details-open]') === null;

/** Returns the list action of a key press; undefined if the key isn't for the list. */
export function keyAction(event: KeyboardEvent, areLetterKeysEnabled = true): KeyAction | undefined {
  const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof Element)) return undefined;
  if (target.closest(keyTargets) || isInDialog(target)) return undefined;
  const action = areLetterKeysEnabled ? actions[key.toLowerCase()] : undefined;
  return action ?? (target.closest('tr[data-id]') ? rowActions[key] : undefined);
}

const storageKey = 'referral-list-keys';

function readSetting(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

let setting: Store<boolean> | undefined;

/** Whether single-key shortcuts are on, stored on this device. All lists of a page share the store. */
export function keysSetting(): Store<boolean> {
  setting ??= createStore(readSetting());
  return setting;
}

/** Turns single-key shortcuts on or off on this device. */
export function setShortcutsEnabled(isOn: boolean) {
  keysSetting().set(isOn);
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Without storage, the setting lasts as long as the page.
  }
}

import { createStore, type Store } from '@advantage/live-list';

/** What a key does in a list: move the focus to another row, claim the row, go to the filters, or list the keys. */
export type KeyAction = 'next' | 'previous' | 'claim' | 'filters' | 'help';

const actions: Readonly<Record<string, KeyAction>> = {
  j: 'next',
  k: 'previous',
  c: 'claim',
  '/': 'filters',
  '?': 'help',
};

/** Arrows move from row to row where a row has the focus, also while the letters are off; elsewhere they scroll. */
const rowActions: Readonly<Record<string, KeyAction>> = { ArrowDown: 'next', ArrowUp: 'previous' };

/** Where keys have another meaning: text, choices, and what lies over the page. Checkboxes and switches take none of these. */
const takesKeys =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=listbox]';

/** The details next to the list are part of it; any other dialog is on its own. */
const isInDialog = (target: Element) =>
  target.closest('[role=dialog]') !== null && target.closest('[data-details-open]') === null;

/** What a key press means for a list; undefined where it means something else. */
export function keyAction(event: KeyboardEvent, hasLetters = true): KeyAction | undefined {
  const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof Element)) return undefined;
  if (target.closest(takesKeys) || isInDialog(target)) return undefined;
  const action = hasLetters ? actions[key.toLowerCase()] : undefined;
  return action ?? (target.closest('tr[data-id]') ? rowActions[key] : undefined);
}

const name = 'referral-list-keys';

function readSetting(): boolean {
  try {
    return localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
}

let setting: Store<boolean> | undefined;

/** Whether the keys are on, on this device. Everyone on the page shares it. */
export function keysSetting(): Store<boolean> {
  setting ??= createStore(readSetting());
  return setting;
}

/** Switches the keys on or off, for this device. */
export function switchKeys(isOn: boolean) {
  keysSetting().set(isOn);
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off');
  } catch {
    // The setting then lasts as long as the page.
  }
}

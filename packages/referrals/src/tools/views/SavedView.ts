import * as en from '../../messages/en.ts';

/** State of a saved view as URL parameters: filters, sort, columns and density. */
export type SavedViewParams = Readonly<Record<string, string>>;

/** A named view of a list. */
export interface SavedView {
  /** Unique in its list. Doesn't change when the view is renamed. */
  readonly id: string;
  /** Unique in its list, ignoring case. */
  readonly name: string;
  readonly state: SavedViewParams;
}

/** Maximum number of views per list. */
export const maxViews = 50;

/** Maximum length of a name. */
export const maxNameLength = 60;

/** Normalizes a name: one line, without control and direction characters that could affect the text around it. */
export const normalizeName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Returns why a name isn't allowed; null if it is. `id` is the view to rename. */
export function nameProblem(name: string, views: readonly SavedView[], id?: string): string | null {
  const normalized = normalizeName(name);
  if (normalized === '') return en.views.nameRequired;
  if (normalized.length > maxNameLength) return en.views.nameTooLong(maxNameLength);
  const isTaken = views.some((view) => view.id !== id && sameName(view.name, normalized));
  return isTaken ? en.views.nameTaken : null;
}

/** Returns the name, with a number appended if it's taken. */
export function uniqueName(name: string, views: readonly SavedView[]): string {
  const taken = (text: string) => views.some((view) => sameName(view.name, text));
  let candidate = name;
  for (let number = 2; taken(candidate); number += 1) {
    const suffix = ` (${number})`;
    candidate = `${name.slice(0, maxNameLength - suffix.length)}${suffix}`;
  }
  return candidate;
}

/** Whether two states are equal. */
export function isSameState(a: SavedViewParams, b: SavedViewParams): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

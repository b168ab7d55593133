import * as en from '../messages/en.ts';

/** What a list shows, in the names and texts of its address: filters, sort, columns and density. */
export type SavedViewParams = Readonly<Record<string, string>>;

/** A view that a reader gave a name. */
export interface SavedView {
  /** Unique in its list; stays when it is renamed. */
  readonly id: string;
  /** Unique in its list, whatever the case. */
  readonly name: string;
  readonly state: SavedViewParams;
}

/** Most views of a list. */
export const mostViews = 50;

/** Most characters of a name. */
export const longestName = 60;

/** A name as it is kept: on one line, without marks that would turn the text around it. */
export const tidyName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Why a name cannot be given; null when it can. `id` is the view that is renamed. */
export function nameProblem(name: string, views: readonly SavedView[], id?: string): string | null {
  const tidy = tidyName(name);
  if (tidy === '') return en.views.nameRequired;
  if (tidy.length > longestName) return en.views.nameTooLong(longestName);
  const isTaken = views.some((view) => view.id !== id && sameName(view.name, tidy));
  return isTaken ? en.views.nameTaken : null;
}

/** The name itself, or with a number where it is taken. */
export function freeName(name: string, views: readonly SavedView[]): string {
  const taken = (text: string) => views.some((view) => sameName(view.name, text));
  let free = name;
  for (let number = 2; taken(free); number += 1) {
    const suffix = ` (${number})`;
    free = `${name.slice(0, longestName - suffix.length)}${suffix}`;
  }
  return free;
}

/** Whether two states say the same. */
export function isSameState(a: SavedViewParams, b: SavedViewParams): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

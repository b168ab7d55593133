import * as z from 'zod/mini';
import * as en from '../messages/en.ts';
import { longestName, mostViews, type SavedView, tidyName } from './SavedView.ts';

/** Most characters of a value in a state: longer than any address of a list. */
const longestValue = 1000;

const stateSchema = z
  .record(z.string().check(z.maxLength(longestName)), z.string().check(z.maxLength(longestValue)))
  .check(z.refine((state) => Object.keys(state).length <= 40));

const viewSchema = z.object({
  name: z.pipe(
    z.pipe(z.string(), z.transform(tidyName)),
    z.string().check(z.minLength(1), z.maxLength(longestName)),
  ),
  state: stateSchema,
});

const fileSchema = z.object({
  kind: z.literal('referral-views'),
  version: z.literal(1),
  list: z.string(),
  views: z.array(z.unknown()).check(z.maxLength(1000)),
});

/** A view of a file: it gets an id where it is kept. */
export type ViewToAdd = Omit<SavedView, 'id'>;

/** What a file holds, or why it cannot be read. */
export type ReadViews =
  | { readonly views: readonly ViewToAdd[]; readonly rejected: number }
  | { readonly problem: string };

/** Views as a file, to keep or to give to somebody else. It names no person. */
export const viewFileText = (list: string, views: readonly SavedView[]): string =>
  JSON.stringify(
    { kind: 'referral-views', version: 1, list, views: views.map(({ name, state }) => ({ name, state })) },
    null,
    2,
  );

/** Parses a text as JSON; undefined when it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The views of a file for a list. A view that cannot be read is left out and counted. */
export function readViewFile(text: string, list: string): ReadViews {
  const file = fileSchema.safeParse(parseJson(text));
  if (!file.success) return { problem: en.views.notAFile };
  if (file.data.list !== list) return { problem: en.views.otherList };
  const views = readViews(file.data.views);
  return {
    views: views.slice(0, mostViews),
    rejected: file.data.views.length - Math.min(views.length, mostViews),
  };
}

/** Keeps the saved views of what was read and drops everything else. */
export const readViews = (entries: readonly unknown[]): readonly ViewToAdd[] =>
  entries.flatMap((entry) => {
    const view = viewSchema.safeParse(entry);
    return view.success ? [view.data] : [];
  });

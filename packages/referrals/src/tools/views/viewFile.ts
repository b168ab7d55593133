import * as z from 'zod/mini';
import * as en from '../../messages/en.ts';
import { parseJson } from '../deviceStorage.ts';
import { maxNameLength, maxViews, normalizeName, type SavedView } from './SavedView.ts';

/** Maximum length of a value in a view's state: longer than any URL of a list. */
const maxValueLength = 1000;

const stateSchema = z
  .record(z.string().check(z.maxLength(maxNameLength)), z.string().check(z.maxLength(maxValueLength)))
  .check(z.refine((state) => Object.keys(state).length <= 40));

const viewSchema = z.object({
  name: z.pipe(
    z.pipe(z.string(), z.transform(normalizeName)),
    z.string().check(z.minLength(1), z.maxLength(maxNameLength)),
  ),
  state: stateSchema,
});

const fileSchema = z.object({
  kind: z.literal('referral-views'),
  version: z.literal(1),
  list: z.string(),
  views: z.array(z.unknown()).check(z.maxLength(1000)),
});

/** A view from a file. It gets an id when it's saved. */
export type ViewToAdd = Omit<SavedView, 'id'>;

/** The views of a file, or why it can't be read. */
export type ReadViews =
  | { readonly views: readonly ViewToAdd[]; readonly rejected: number }
  | { readonly problem: string };

/** Serializes views to a file for backup or sharing. It doesn't identify the user. */
export const viewFileText = (list: string, views: readonly SavedView[]): string =>
  JSON.stringify(
    { kind: 'referral-views', version: 1, list, views: views.map(({ name, state }) => ({ name, state })) },
    null,
    2,
  );

/** Parses a view file for a list. Invalid views are left out and counted. */
export function readViewFile(text: string, list: string): ReadViews {
  const file = fileSchema.safeParse(parseJson(text));
  if (!file.success) return { problem: en.views.notAFile };
  if (file.data.list !== list) return { problem: en.views.otherList };
  const views = readViews(file.data.views);
  return {
    views: views.slice(0, maxViews),
    rejected: file.data.views.length - Math.min(views.length, maxViews),
  };
}

/** Returns the valid views among the entries and drops everything else. */
export const readViews = (entries: readonly unknown[]): readonly ViewToAdd[] =>
  entries.flatMap((entry) => {
    const view = viewSchema.safeParse(entry);
    return view.success ? [view.data] : [];
  });

import * as z from 'zod/mini';
import { parseJson } from '../deviceStorage.ts';
import { maxViews, type SavedView } from './SavedView.ts';
import { readViews } from './viewFile.ts';

/** The saved views of one list. */
export interface SavedViewState {
  /** In the order they were saved. */
  readonly views: readonly SavedView[];
  /** Id of the view that the list opens with; null for none. */
  readonly defaultId: string | null;
}

export const noSavedViews: SavedViewState = { views: [], defaultId: null };

/** Stored views, and whether a newer version of the page wrote them, which this one must not overwrite. */
export interface StoredViews {
  readonly content: SavedViewState;
  readonly isNewer: boolean;
}

const storedSchema = z.object({
  version: z.literal(1),
  views: z.array(z.unknown()),
  defaultId: z.catch(z.nullable(z.string()), null),
});
const newerSchema = z.object({ version: z.number().check(z.gte(2)) });
const idSchema = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Serializes views for storage. */
export const serializeViews = (content: SavedViewState): string => JSON.stringify({ version: 1, ...content });

/** Parses stored views. Invalid views are left out. */
export function parseStoredViews(text: string | null): StoredViews {
  const value = parseJson(text);
  const stored = storedSchema.safeParse(value);
  return {
    content: stored.success ? toSavedViewState(stored.data) : noSavedViews,
    isNewer: newerSchema.safeParse(value).success,
  };
}

function toSavedViewState({ views, defaultId }: z.infer<typeof storedSchema>): SavedViewState {
  const viewsById = new Map<string, SavedView>();
  for (const entry of views) {
    const id = idSchema.safeParse(entry);
    const [view] = readViews([entry]);
    if (id.success && view) viewsById.set(id.data.id, { id: id.data.id, ...view });
  }
  return {
    views: [...viewsById.values()].slice(0, maxViews),
    defaultId: defaultId !== null && viewsById.has(defaultId) ? defaultId : null,
  };
}

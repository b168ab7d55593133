import { createStore, isEqualRow, type ReadableStore } from '@advantage/live-list';
import * as z from 'zod/mini';
import * as en from '../../messages/en.ts';
import { parseJson, storedText, type ViewStorage } from '../deviceStorage.ts';

/** Result of a change: null, or the problem for which nothing changed. */
export type Outcome = { readonly problem: string | null };

/** Result of an import. */
export type ImportOutcome =
  | { readonly problem: string }
  | { readonly added: number; readonly rejected: number };

const done: Outcome = { problem: null };

/**
 * The saved views of one list, stored on this device. A change applies to the views stored now, which another tab may
 * have changed. One that can't be stored returns a problem and has no effect.
 */
export class SavedViewStore {
  readonly #storage: ViewStorage;
  readonly #key: string;
  readonly #list: string;
  readonly #content = createStore<SavedViewState>(noSavedViews);
  #isNewer = false;

  /** Loads the stored views of `list`, e.g. 'all-referrals'. */
  constructor(storage: ViewStorage, list: string) {
    this.#storage = storage;
    this.#list = list;
    this.#key = `referral-views/${list}`;
    this.reload();
  }

  /** Name of the list. */
  get list(): string {
    return this.#list;
  }

  get content(): ReadableStore<SavedViewState> {
    return this.#content;
  }

  /** Reloads the stored views, e.g. after another tab changed them. */
  reload(): void {
    const stored = parseStoredViews(storedText(this.#storage, this.#key));
    this.#isNewer = stored.isNewer;
    this.#content.set(stored.content);
  }

  /** Saves a state as a new view. */
  save(name: string, state: SavedViewParams): Outcome {
    const { views, defaultId } = this.#stored();
    const problem =
      nameProblem(name, views) ?? (views.length >= maxViews ? en.views.tooMany(maxViews) : null);
    if (problem) return { problem };
    return this.#persist({ views: [...views, { id: newId(), name: normalizeName(name), state }], defaultId });
  }

  /** Renames a view. */
  rename(id: string, name: string): Outcome {
    const { views } = this.#stored();
    const problem = nameProblem(name, views, id);
    if (problem) return { problem };
    return this.#change(id, (view) => ({ ...view, name: normalizeName(name) }));
  }

  /** Replaces the state of a view. */
  update(id: string, state: SavedViewParams): Outcome {
    return this.#change(id, (view) => ({ ...view, state }));
  }

  /** Removes a view. `restore` undoes it. */
  remove(id: string): Outcome {
    const { views, defaultId } = this.#stored();
    return this.#persist({
      views: views.filter((view) => view.id !== id),
      defaultId: defaultId === id ? null : defaultId,
    });
  }

  /** Restores a removed view at its former index. */
  restore(view: SavedView, index: number, isDefault: boolean): Outcome {
    const { views, defaultId } = this.#stored();
    if (views.some(({ id }) => id === view.id)) return done;
    const renamed = { ...view, name: uniqueName(view.name, views) };
    return this.#persist({
      views: [...views.slice(0, index), renamed, ...views.slice(index)],
      defaultId: isDefault ? (defaultId ?? view.id) : defaultId,
    });
  }

  /** Sets the view that the list opens with; null for the list's defaults. */
  setDefault(id: string | null): Outcome {
    const { views } = this.#stored();
    if (id !== null && !views.some((view) => view.id === id)) return { problem: en.views.gone };
    return this.#persist({ views, defaultId: id });
  }

  /** Adds the views of a file to the existing ones. */
  importFile(text: string): ImportOutcome {
    const file = readViewFile(text, this.#list);
    if ('problem' in file) return file;
    const { views, defaultId } = this.#stored();
    const isKnown = (view: Omit<SavedView, 'id'>) =>
      views.some(({ name, state }) => name === view.name && isEqualRow(state, view.state));
    const unknown = file.views.filter((view) => !isKnown(view));
    const added = unknown.slice(0, Math.max(0, maxViews - views.length));
    const next = [...views];
    for (const view of added) next.push({ ...view, id: newId(), name: uniqueName(view.name, next) });
    const { problem } = added.length === 0 ? done : this.#persist({ views: next, defaultId });
    const rejected = file.rejected + unknown.length - added.length;
    return problem === null ? { added: added.length, rejected } : { problem };
  }

  #stored(): SavedViewState {
    this.reload();
    return this.#content.get();
  }

  #change(id: string, to: (view: SavedView) => SavedView): Outcome {
    const { views, defaultId } = this.#stored();
    if (!views.some((view) => view.id === id)) return { problem: en.views.gone };
    return this.#persist({ views: views.map((view) => (view.id === id ? to(view) : view)), defaultId });
  }

  #persist(content: SavedViewState): Outcome {
    if (this.#isNewer) return { problem: en.views.newerVersion };
    try {
      this.#storage.setItem(this.#key, JSON.stringify({ version: 1, ...content }));
    } catch {
      return { problem: en.views.storageFull };
    }
    this.#content.set(content);
    return done;
  }
}

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

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
type ViewToAdd = Omit<SavedView, 'id'>;

/** The views of a file, or why it can't be read. */
type ReadViews =
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
  const views = validEntries(viewSchema, file.data.views);
  return {
    views: views.slice(0, maxViews),
    rejected: file.data.views.length - Math.min(views.length, maxViews),
  };
}

/** Returns the entries that are valid, without any other fields. */
const validEntries = <View>(schema: z.ZodMiniType<View>, entries: readonly unknown[]): readonly View[] =>
  entries.flatMap((entry) => {
    const view = schema.safeParse(entry);
    return view.success ? [view.data] : [];
  });

/** The saved views of one list. */
export interface SavedViewState {
  /** In the order they were saved. */
  readonly views: readonly SavedView[];
  /** Id of the view that the list opens with; null for none. */
  readonly defaultId: string | null;
}

export const noSavedViews: SavedViewState = { views: [], defaultId: null };

const storedSchema = z.object({
  version: z.literal(1),
  views: z.array(z.unknown()),
  defaultId: z.catch(z.nullable(z.string()), null),
});
const newerSchema = z.object({ version: z.number().check(z.gte(2)) });
const savedViewSchema = z.extend(viewSchema, { id: z.string().check(z.minLength(1), z.maxLength(100)) });

/**
 * Parses stored views, without invalid ones. `isNewer`: a newer version of the page wrote them, and this one must not
 * overwrite them.
 */
export function parseStoredViews(text: string | null) {
  const value = parseJson(text);
  const stored = storedSchema.safeParse(value);
  return {
    content: stored.success ? toSavedViewState(stored.data) : noSavedViews,
    isNewer: newerSchema.safeParse(value).success,
  };
}

function toSavedViewState({ views, defaultId }: z.infer<typeof storedSchema>): SavedViewState {
  const viewsById = new Map(validEntries(savedViewSchema, views).map((view) => [view.id, view]));
  return {
    views: [...viewsById.values()].slice(0, maxViews),
    defaultId: defaultId !== null && viewsById.has(defaultId) ? defaultId : null,
  };
}

import { createStore, type ReadableStore } from '@advantage/live-list';
import * as en from '../../messages/en.ts';
import { storedText, type ViewStorage } from '../deviceStorage.ts';
import {
  isSameState,
  maxViews,
  nameProblem,
  normalizeName,
  noSavedViews,
  parseStoredViews,
  readViewFile,
  type SavedView,
  type SavedViewParams,
  type SavedViewState,
  serializeViews,
  uniqueName,
} from './savedViews.ts';

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
      views.some(({ name, state }) => name === view.name && isSameState(state, view.state));
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
      this.#storage.setItem(this.#key, serializeViews(content));
    } catch {
      return { problem: en.views.storageFull };
    }
    this.#content.set(content);
    return done;
  }
}

const newId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

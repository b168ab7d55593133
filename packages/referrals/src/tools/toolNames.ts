import type { AlertStore } from './alerts/AlertStore.ts';
import type { SavedViewStore } from './views/SavedViewStore.ts';

/** A tool in the menu of a list. */
export type ListToolName = 'columns' | 'views' | 'alerts' | 'select' | 'export' | 'terms' | 'keys';

/** Which tools a list has, and what they keep. */
export interface ListToolOptions {
  /** The user's saved views of this list. Pass the same object on every render. Default: no saved views. */
  readonly savedViews?: SavedViewStore | undefined;
  /** The user's alerts. Pass the same object on every render. Default: no alerts. */
  readonly alerts?: AlertStore | undefined;
  /** Views that alerts can be limited to: those of the list that `AlertWatcher` watches. Default: `savedViews`. */
  readonly alertViews?: SavedViewStore | undefined;
  /** Tools to offer; an empty array leaves out the menu. Default: all, views and alerts only with their stores. */
  readonly tools?: readonly ListToolName[] | undefined;
}

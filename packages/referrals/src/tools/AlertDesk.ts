import { createStore, type ReadableStore } from '@advantage/live-list';
import { type AlertSettings, readAlerts } from './alertSettings.ts';
import { storedText, type ViewStorage } from './deviceStorage.ts';

const key = 'referral-alerts';

/** How a reader wants to be told of new referrals, kept on this device. */
export class AlertDesk {
  readonly #storage: ViewStorage;
  readonly #settings;

  /** The settings as `storage` keeps them: the reader's own, as for saved views. */
  constructor(storage: ViewStorage) {
    this.#storage = storage;
    this.#settings = createStore<AlertSettings>(readAlerts(storedText(this.#storage, key)));
  }

  get settings(): ReadableStore<AlertSettings> {
    return this.#settings;
  }

  /** Changes some of it. It counts for this page even where it cannot be kept; says whether it is kept. */
  change(change: Partial<AlertSettings>): { readonly isKept: boolean } {
    const next = { ...this.#settings.get(), ...change };
    this.#settings.set(next);
    try {
      this.#storage.setItem(key, JSON.stringify(next));
      return { isKept: true };
    } catch {
      return { isKept: false };
    }
  }

  /** Reads again what is kept, e.g. because another tab changed it. */
  reload(): void {
    const kept = readAlerts(storedText(this.#storage, key));
    if (JSON.stringify(kept) !== JSON.stringify(this.#settings.get())) this.#settings.set(kept);
  }
}

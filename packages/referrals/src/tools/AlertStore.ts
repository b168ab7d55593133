import { createStore, type ReadableStore } from '@advantage/live-list';
import { type AlertSettings, readAlerts } from './alertSettings.ts';
import { storedText, type ViewStorage } from './deviceStorage.ts';
import { readSeen, type SeenReferrals } from './seenReferrals.ts';

const key = 'referral-alerts';
const seenKey = 'referral-alerts-seen';

/** The end of the key that says in other tabs that the reader looked at one. */
export const focusKey = 'referral-alerts-look';

/** How a reader wants to be told of new referrals, stored on this device. */
export class AlertStore {
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

  /** Changes some of it. It counts for this page even where it cannot be stored; says whether it is stored. */
  change(change: Partial<AlertSettings>): { readonly isSaved: boolean } {
    const next = { ...this.#settings.get(), ...change };
    this.#settings.set(next);
    // What arrives while alerts are off is not told later.
    if (!next.isOn) this.#save(seenKey, 'null');
    try {
      this.#storage.setItem(key, JSON.stringify(next));
      return { isSaved: true };
    } catch {
      return { isSaved: false };
    }
  }

  /** The referrals that were seen last of what `watched` names; null when nothing recent is known. */
  seen(watched: string, now: number): SeenReferrals | null {
    return readSeen(storedText(this.#storage, seenKey), watched, now);
  }

  /** Keeps the referrals that were seen last, for the next page load or tab. */
  saveSeen(seen: SeenReferrals): void {
    this.#save(seenKey, JSON.stringify(seen));
  }

  /** Tells other tabs that the reader looks at this one. */
  reportFocus(now: number): void {
    this.#save(focusKey, String(now));
  }

  #save(name: string, text: string): void {
    try {
      this.#storage.setItem(name, text);
    } catch {
      // Alerts then know only what this page saw.
    }
  }

  /** Reads again what is stored, e.g. because another tab changed it. */
  reload(): void {
    const stored = readAlerts(storedText(this.#storage, key));
    if (JSON.stringify(stored) !== JSON.stringify(this.#settings.get())) this.#settings.set(stored);
  }
}

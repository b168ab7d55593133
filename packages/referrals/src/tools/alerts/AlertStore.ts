import { createStore, type ReadableStore } from '@advantage/live-list';
import { storedText, type ViewStorage } from '../deviceStorage.ts';
import { type AlertSettings, readAlerts, readSeen, type SeenReferrals } from './alertSettings.ts';

const key = 'referral-alerts';
const seenKey = 'referral-alerts-seen';

/** End of the storage key that tells other tabs that the user has focused a tab. */
export const focusKey = 'referral-alerts-look';

/** The user's alert settings, stored on this device. */
export class AlertStore {
  readonly #storage: ViewStorage;
  readonly #settings;
  /** The stored text that the settings come from. */
  #text: string | null;

  /** Reads the settings from `storage`, which must belong to the user alone, as for saved views. */
  constructor(storage: ViewStorage) {
    this.#storage = storage;
    this.#text = storedText(storage, key);
    this.#settings = createStore<AlertSettings>(readAlerts(this.#text));
  }

  get settings(): ReadableStore<AlertSettings> {
    return this.#settings;
  }

  /**
   * Changes some of the settings stored now. Applies them to this page even if they can't be stored. Returns whether
   * they were stored.
   */
  change(change: Partial<AlertSettings>): { readonly isSaved: boolean } {
    this.reload();
    const next = { ...this.#settings.get(), ...change };
    this.#settings.set(next);
    // Referrals that arrive while alerts are off aren't reported later.
    if (!next.isOn) this.#save(seenKey, 'null');
    try {
      const text = JSON.stringify(next);
      this.#storage.setItem(key, text);
      this.#text = text;
      return { isSaved: true };
    } catch {
      return { isSaved: false };
    }
  }

  /** Returns the last seen referrals for a watched state; null if there are none or they're too old. */
  seen(watched: string, now: number): SeenReferrals | null {
    return readSeen(storedText(this.#storage, seenKey), watched, now);
  }

  /** Stores the last seen referrals, for the next page load or tab. */
  saveSeen(seen: SeenReferrals): void {
    this.#save(seenKey, JSON.stringify(seen));
  }

  /** Tells other tabs that the user has focused this one. */
  reportFocus(now: number): void {
    this.#save(focusKey, String(now));
  }

  #save(name: string, text: string): void {
    try {
      this.#storage.setItem(name, text);
    } catch {
      // Without storage, alerts only know what this page has seen.
    }
  }

  /** Reloads the stored settings if another tab changed them. */
  reload(): void {
    const text = storedText(this.#storage, key);
    if (text === this.#text) return;
    this.#text = text;
    this.#settings.set(readAlerts(text));
  }
}

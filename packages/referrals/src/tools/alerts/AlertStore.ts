import { createStore, type ReadableStore } from '@advantage/live-list';
import * as z from 'zod/mini';
import { parseJson, storedText, type ViewStorage } from '../deviceStorage.ts';

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

  /** Changes some of the settings, on this page even if they can't be stored. Returns whether they were. */
  change(change: Partial<AlertSettings>): { readonly isSaved: boolean } {
    this.reload();
    const next = { ...this.#settings.get(), ...change };
    this.#settings.set(next);
    // Referrals that arrive while alerts are off aren't reported later.
    if (!next.isOn) this.#save(seenKey, 'null');
    const text = JSON.stringify(next);
    const isSaved = this.#save(key, text);
    if (isSaved) this.#text = text;
    return { isSaved };
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

  /** Without storage, alerts only know what this page has seen. */
  #save(name: string, text: string): boolean {
    try {
      this.#storage.setItem(name, text);
      return true;
    } catch {
      return false;
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

/** An agent's alert settings. */
export interface AlertSettings {
  /** Turns alerts on. Nothing is watched while they're off. */
  readonly isOn: boolean;
  /** Id of the saved view that a referral must match; null for every new referral. */
  readonly viewId: string | null;
  /** Plays two short tones. */
  readonly hasSound: boolean;
  /** Shows the number of new referrals in the tab title. */
  readonly hasTitle: boolean;
  /** Shows a desktop notification. */
  readonly hasNotification: boolean;
  /** Quiet hours, without sounds and notifications, e.g. from `19:00:00`. May span midnight. Null for none. */
  readonly quiet: { readonly from: string; readonly to: string } | null;
}

/** The default settings: off, and least intrusive once on. */
export const defaultAlertSettings: AlertSettings = {
  isOn: false,
  viewId: null,
  hasSound: false,
  hasTitle: true,
  hasNotification: false,
  quiet: null,
};

/** The schema of a time of day. */
export const dayTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/));
const flag = (fallback: boolean) => z.catch(z.boolean(), fallback);
const settingsSchema = z.catch(
  z.object({
    isOn: flag(defaultAlertSettings.isOn),
    viewId: z.catch(z.nullable(z.string()), defaultAlertSettings.viewId),
    hasSound: flag(defaultAlertSettings.hasSound),
    hasTitle: flag(defaultAlertSettings.hasTitle),
    hasNotification: flag(defaultAlertSettings.hasNotification),
    quiet: z.catch(z.nullable(z.object({ from: dayTime, to: dayTime })), defaultAlertSettings.quiet),
  }),
  defaultAlertSettings,
);

/** Parses stored settings. Invalid values fall back to the defaults. */
export const readAlerts = (text: string | null): AlertSettings => z.parse(settingsSchema, parseJson(text));

/** Whether the saved view for alerts was deleted, in which case alerts stop. */
export const isViewDeleted = (
  { viewId }: Pick<AlertSettings, 'viewId'>,
  views: readonly { readonly id: string }[],
): boolean => viewId !== null && views.every(({ id }) => id !== viewId);

/** Whether a time is in the quiet hours: from `from` (inclusive) to `to` (exclusive), in local time. */
export function isQuiet(quiet: AlertSettings['quiet'], now: number): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  const [at = ''] = new Date(now).toTimeString().split(' ');
  return from <= to ? at >= from && at < to : at >= from || at < to;
}

/** The referrals that alerts have seen, stored for the next page load or tab. */
export interface SeenReferrals {
  /** Serialized state of the watched view. */
  readonly watched: string;
  /** When they were seen, in milliseconds since 1970. */
  readonly at: number;
  /** Ids of the newest referrals. */
  readonly ids: readonly string[];
  /** When the newest referral was added, in milliseconds since 1970. */
  readonly newest: number;
}

/** How long stored referrals are valid, in milliseconds. After a longer break, users want the list, not an alert. */
const longestBreak = 10 * 60_000;

const seenSchema = z.object({
  watched: z.string(),
  at: z.number(),
  ids: z.array(z.string()),
  newest: z.number(),
});

/** Parses stored referrals; null if they're for another state, too old, or invalid. */
function readSeen(text: string | null, watched: string, now: number): SeenReferrals | null {
  const { data } = seenSchema.safeParse(parseJson(text));
  return data && data.watched === watched && Math.abs(now - data.at) <= longestBreak ? data : null;
}

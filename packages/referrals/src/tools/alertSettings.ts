import * as z from 'zod/mini';

/** A time of day, as 'HH:mm:ss' of the reader's own clock. */
type DayTime = string;

/** How an agent wants to be told of new referrals. */
export interface AlertSettings {
  /** Nothing is watched until this is on. */
  readonly isOn: boolean;
  /** The id of the saved view that a referral must match; null for every new one. */
  readonly viewId: string | null;
  /** Two short tones. */
  readonly hasSound: boolean;
  /** The number of new ones in the title of the tab. */
  readonly hasTitle: boolean;
  /** A notification of the system. */
  readonly hasNotification: boolean;
  /** When nothing sounds or pops up; from and to may span midnight. Null is never. */
  readonly quiet: { readonly from: DayTime; readonly to: DayTime } | null;
}

/** Off, and the least intrusive way once on. */
export const usualAlerts: AlertSettings = {
  isOn: false,
  viewId: null,
  hasSound: false,
  hasTitle: true,
  hasNotification: false,
  quiet: null,
};

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/));
const flag = (usual: boolean) => z.catch(z.boolean(), usual);
const settingsSchema = z.catch(
  z.object({
    isOn: flag(usualAlerts.isOn),
    viewId: z.catch(z.nullable(z.string()), usualAlerts.viewId),
    hasSound: flag(usualAlerts.hasSound),
    hasTitle: flag(usualAlerts.hasTitle),
    hasNotification: flag(usualAlerts.hasNotification),
    quiet: z.catch(z.nullable(z.object({ from: time, to: time })), usualAlerts.quiet),
  }),
  usualAlerts,
);

/** Reads kept settings; what cannot be read is as usual. */
export function readAlerts(text: string | null): AlertSettings {
  try {
    return z.parse(settingsSchema, JSON.parse(text ?? 'null'));
  } catch {
    return usualAlerts;
  }
}

/** Whether alerts are for a saved view that was deleted. They stop then. */
export const isViewDeleted = (
  { viewId }: Pick<AlertSettings, 'viewId'>,
  views: readonly { readonly id: string }[],
): boolean => viewId !== null && views.every(({ id }) => id !== viewId);

const secondsOf = (time: DayTime) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
};

/** Whether a moment lies in the quiet hours: from `from` until just before `to`, by the reader's own clock. */
export function isQuiet(quiet: AlertSettings['quiet'], now: number): boolean {
  if (quiet === null) return false;
  const moment = new Date(now);
  const at = (moment.getHours() * 60 + moment.getMinutes()) * 60 + moment.getSeconds();
  const [from, to] = [secondsOf(quiet.from), secondsOf(quiet.to)];
  return from <= to ? at >= from && at < to : at >= from || at < to;
}

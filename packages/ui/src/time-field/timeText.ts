import * as en from '../messages/en.ts';

const pad = (part: number) => String(part).padStart(2, '0');
const toTime = (hours: number, minutes: number, seconds: number) =>
  `${pad(hours)}:${pad(minutes)}:${pad(seconds)}`;

/** The last second of a day, which means until midnight. */
const lastSecond = '23:59:59';

/** Every half hour of a day as 'HH:mm:ss', and the day's last second. */
export const timeOptions: readonly string[] = [
  ...Array.from({ length: 48 }, (_, half) => toTime(Math.floor(half / 2), (half % 2) * 30, 0)),
  lastSecond,
];

/**
 * Formats 'HH:mm:ss' as '9:00 AM' or 'End of day', with seconds only if there are any. Returns '' for anything else.
 */
export function formatTimeText(time: string, t = en.time, { endOfDay } = en.timeField): string {
  if (time === lastSecond) return endOfDay;
  const [, hours = '', minutes, seconds] = /^(\d\d):(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hours === '') return '';
  const formatted = t.timeOfDay(new Date(2000, 0, 1, Number(hours), Number(minutes)));
  return seconds === '00' ? formatted : formatted.replace(`:${minutes}`, `:${minutes}:${seconds}`);
}

const pattern = /^(\d{1,2})(?::?(\d{2}))?(?::?(\d{2}))?\s*(?:([ap])\.?\s?m?\.?)?$/i;

/**
 * Parses a typed time to 'HH:mm:ss'. Accepts '9', '9:30 pm', '930p', '17:30', '23:59:59' and 'end of day'. Without AM
 * or PM the time is on the 24-hour clock. Returns undefined for text that isn't a time.
 */
export function parseTimeText(text: string, { endOfDay } = en.timeField): string | undefined {
  const typed = text.trim();
  if (typed.toLowerCase() === endOfDay.toLowerCase()) return lastSecond;
  const match = pattern.exec(typed);
  if (!match) return undefined;
  const [, hours, minutes = 0, seconds = 0, half] = match;
  const onDial = Number(hours);
  if (half && (onDial < 1 || onDial > 12)) return undefined;
  const hour = half ? (onDial % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : onDial;
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return toTime(hour, Number(minutes), Number(seconds));
}

/** Returns the last listed time that isn't after this one: the list opens there. */
export const lastOptionAtOrBefore = (time: string) => timeOptions.findLast((listed) => listed <= time);

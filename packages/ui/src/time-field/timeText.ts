import * as en from '../messages/en.ts';

const pad = (part: number) => String(part).padStart(2, '0');
const toTime = (hours: number, minutes: number, seconds: number) =>
  `${pad(hours)}:${pad(minutes)}:${pad(seconds)}`;

/** The last second of a day, which means until midnight. */
const lastSecond = '23:59:59';

const timePattern = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/;

/** Whether text is a time of day as 'HH:mm:ss', the value of a `TimeField`. */
export const isTime = (text: string): boolean => timePattern.test(text);

/** Every half hour of a day as 'HH:mm:ss', and the day's last second. */
export const timeOptions: readonly string[] = [
  ...Array.from({ length: 48 }, (_, half) => toTime(Math.floor(half / 2), (half % 2) * 30, 0)),
  lastSecond,
];

/**
 * Formats 'HH:mm:ss' as '9:00 AM' or 'End of day', with seconds only if there are any. Returns any other text
 * unchanged.
 */
export function formatTimeText(time: string, t = en.time, { endOfDay } = en.timeField): string {
  if (time === lastSecond) return endOfDay;
  const [, hours, minutes, seconds] = timePattern.exec(time) ?? [];
  if (hours === undefined) return time;
  const formatted = t.timeOfDay(new Date(2000, 0, 1, Number(hours), Number(minutes)));
  return seconds === '00' ? formatted : formatted.replace(`:${minutes}`, `:${minutes}:${seconds}`);
}

const typedPattern = /^(\d{1,2})(?:[:.h]?(\d{2}))?(?:[:.]?(\d{2}))?h?\s*(?:([ap])\.?\s?m?\.?)?$/i;

const isWord = (typed: string, word: string) =>
  typed.localeCompare(word, undefined, { sensitivity: 'base' }) === 0;

/**
 * Parses a typed time to 'HH:mm:ss'. Accepts '9', '9:30 pm', '9.30', '9h30', '930p', '17:30', '23:59:59', 'noon',
 * 'midnight', '24:00' and 'end of day'. Without AM or PM the time is on the 24-hour clock. Midnight and 24:00 are the
 * start of the day, or its last second if the time is the end of a time span. Returns undefined for text that isn't a
 * time.
 */
export function parseTimeText(text: string, t = en.timeField, isEnd = false): string | undefined {
  const typed = text.trim();
  const midnight = isEnd ? lastSecond : '00:00:00';
  if (isWord(typed, t.endOfDay)) return lastSecond;
  if (isWord(typed, t.noon)) return '12:00:00';
  if (isWord(typed, t.midnight)) return midnight;
  const match = typedPattern.exec(typed);
  if (!match) return undefined;
  const [, hours, minutes = 0, seconds = 0, half] = match;
  const onDial = Number(hours);
  if (half && (onDial < 1 || onDial > 12)) return undefined;
  const hour = half ? (onDial % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : onDial;
  if (hour === 24 && Number(minutes) === 0 && Number(seconds) === 0) return midnight;
  const time = toTime(hour, Number(minutes), Number(seconds));
  return isTime(time) ? time : undefined;
}

/** Returns the last listed time that isn't after this one: the list opens there. */
export const lastOptionAtOrBefore = (time: string) => timeOptions.findLast((listed) => listed <= time);

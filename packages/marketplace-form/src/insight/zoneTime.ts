import { type Weekday, weekdays } from '../fields/wireValues.ts';

/** A moment as clocks and calendars of a time zone show it. */
export interface ZoneTime {
  readonly weekday: Weekday;
  /** 2026-11-20 */
  readonly date: string;
  /** HH:mm:ss */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** The format of a zone, made once; undefined for a zone that this machine does not know. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone);
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    format = undefined;
  }
  formats.set(zone, format);
  return format;
}

const dayLength = 86_400_000;

/** Monday is 0. 1970 began on a Thursday. */
const weekdayOf = (wall: number) => weekdays[(Math.floor(wall / dayLength) + 3) % 7] ?? 'Monday';

/** What the clocks of a zone show, as if it were UTC, to the second; undefined for an unknown zone. */
export function wallOf(at: number, zone: string): number | undefined {
  const format = formatOf(zone);
  if (!format || !Number.isFinite(at)) return undefined;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** A moment in a zone; undefined for an unknown zone. */
export function zoneTime(at: number, zone: string): ZoneTime | undefined {
  const wall = wallOf(at, zone);
  if (wall === undefined) return undefined;
  const [date = '', clock = ''] = new Date(wall).toISOString().split('T');
  return { weekday: weekdayOf(wall), date, time: clock.slice(0, 8) };
}

const secondsIn = (at: number) => Math.floor(at / 1000) * 1000;
const offsetAt = (at: number, zone: string) => (wallOf(at, zone) ?? at) - secondsIn(at);

/** The moment within a span at which the clocks of a zone are put forward or back, if they are. */
function changeWithin(from: number, to: number, zone: string): number | undefined {
  const before = offsetAt(from, zone);
  if (offsetAt(to, zone) === before) return undefined;
  let [low, high] = [secondsIn(from), secondsIn(to)];
  while (high - low > 1000) {
    const middle = secondsIn((low + high) / 2);
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The moments at which a zone's clocks may begin to show a wall time: none where they are put forward past it, two
 * where they are put back over it, and the change itself, for it may land in the middle of something.
 */
export function momentsOf(wall: number, zone: string): readonly number[] {
  const [from, to] = [wall - 1.5 * dayLength, wall + 1.5 * dayLength];
  const guesses = new Set([wall - offsetAt(from, zone), wall - offsetAt(to, zone)]);
  const moments = [...guesses].filter((moment) => wallOf(moment, zone) === wall);
  const change = changeWithin(from, to, zone);
  return change === undefined ? moments : [...moments, change];
}

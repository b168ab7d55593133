import { type Weekday, weekdays } from '../fields/wireValues.ts';

/** A point in time as local date and time in a time zone. */
export interface ZoneTime {
  readonly weekday: Weekday;
  /** Local date, e.g. 2026-11-20. */
  readonly date: string;
  /** Local time as HH:mm:ss. */
  readonly time: string;
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** Returns the cached date format of a time zone, or undefined if the zone is unknown. */
function getFormat(zone: string): Intl.DateTimeFormat | undefined {
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

/** Returns the weekday of a wall time. 1970 began on a Thursday, which has index 3. */
const weekdayOf = (wall: number) => weekdays[(Math.floor(wall / dayLength) + 3) % 7] ?? 'Monday';

/** Returns the wall time of a time zone as if it were UTC, to the second, or undefined for an unknown zone. */
export function wallTimeAt(at: number, zone: string): number | undefined {
  const format = getFormat(zone);
  if (!format || !Number.isFinite(at)) return undefined;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Converts a point in time to a time zone. Returns undefined for an unknown zone. */
export function zoneTime(at: number, zone: string): ZoneTime | undefined {
  const wall = wallTimeAt(at, zone);
  if (wall === undefined) return undefined;
  const [date = '', clock = ''] = new Date(wall).toISOString().split('T');
  return { weekday: weekdayOf(wall), date, time: clock.slice(0, 8) };
}

const truncateToSeconds = (at: number) => Math.floor(at / 1000) * 1000;
const offsetAt = (at: number, zone: string) => (wallTimeAt(at, zone) ?? at) - truncateToSeconds(at);

/** Returns when a time zone's clocks change within a span, or undefined if they don't. */
function findOffsetChange(from: number, to: number, zone: string): number | undefined {
  const before = offsetAt(from, zone);
  if (offsetAt(to, zone) === before) return undefined;
  let [low, high] = [truncateToSeconds(from), truncateToSeconds(to)];
  while (high - low > 1000) {
    const middle = truncateToSeconds((low + high) / 2);
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Returns the points in time when a zone's clocks may begin to show a wall time: none if they're set forward past it,
 * two if they're set back over it, plus the change itself, which can land in the middle of a schedule's hours.
 */
export function toInstants(wall: number, zone: string): readonly number[] {
  const [from, to] = [wall - 1.5 * dayLength, wall + 1.5 * dayLength];
  const candidates = new Set([wall - offsetAt(from, zone), wall - offsetAt(to, zone)]);
  const moments = [...candidates].filter((moment) => wallTimeAt(moment, zone) === wall);
  const change = findOffsetChange(from, to, zone);
  return change === undefined ? moments : [...moments, change];
}

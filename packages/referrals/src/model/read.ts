/** Parses a value as trimmed text. Returns null if nothing is left to show. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
  const text = String(value).trim();
  return text === '' ? null : text;
}

/** Parses a text, turning booleans into 'Yes' and 'No'. */
export const readYesOrNo = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : readText(value);

/** Parses a finite number. Returns null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number + 0 : null;
}

const isoTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Fast path: the format most services send, which `Date.parse` reads without changes. */
const utcTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/;

/** Parses a time as milliseconds since 1970, or null. Without a zone it's UTC, the same moment for every user. */
export function readTime(value: unknown): number | null {
  if (typeof value === 'string' && utcTime.test(value)) return parseTime(value);
  const number = readNumber(value);
  if (number !== null) return Math.abs(number) <= 8.64e15 ? number : null;
  const [, day, time = '00:00', zone = 'Z'] = isoTime.exec(String(value).trim()) ?? [];
  if (day === undefined) return null;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
  return parseTime(`${day}T${time}${offset}`);
}

function parseTime(text: string): number | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** Parses a list of texts, dropping empty ones. */
export const readList = (values: unknown): readonly string[] =>
  Array.isArray(values) ? values.map(readText).filter((text) => text !== null) : [];

/** Commercial, personal, or life and annuities. */
type ReferralCategory = 'CL' | 'PL' | 'L&A';

const categories: Readonly<Record<string, ReferralCategory>> = {
  cl: 'CL',
  commercial: 'CL',
  pl: 'PL',
  personal: 'PL',
  'l&a': 'L&A',
  life: 'L&A',
};

/** Parses a category from its short or long name. Returns null for a direct call, and unknown names unchanged. */
export function toCategory(value: unknown): string | null {
  const text = readText(value);
  const key = text?.toLowerCase() ?? '';
  return Object.hasOwn(categories, key) ? (categories[key] ?? text) : text;
}

import type { Marketplace, NewMarketplace } from '@advantage/marketplace-form/wire';
import type { Call } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { entityTag, type JsonBody } from '../http/response.ts';
import * as en from '../messages/en.ts';

/** Sorts the fields of objects, because a caller may send them back in a different order. */
const sortFields = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Returns the part of an ETag that stands for a text. */
const versionOfText = (text: string) => entityTag(text).slice(1, -1);

/** Returns a version of what the marketplace form edits: everything but the priority and the enabled switch. */
const versionOf = ({ enabled: _enabled, priority: _priority, ...edited }: Marketplace) =>
  versionOfText(JSON.stringify(edited, sortFields));

const tagPattern = /^(?:W\/)?"([\w-]+)\.(on|off)\.\d+"$/;

/**
 * Returns a marketplace as a response body. Its ETag has three parts: the version of what the form edits, the enabled
 * switch and the priority. So the tag changes with every part of the response, and a save can tell which part changed.
 */
export const marketplaceBody = (marketplace: Marketplace): JsonBody => ({
  text: JSON.stringify(marketplace),
  etag: `"${versionOf(marketplace)}.${marketplace.enabled ? 'on' : 'off'}.${marketplace.priority}"`,
});

/**
 * Returns what an update writes. Throws a 412 if `If-Match` names only outdated versions. Neither a reorder nor the
 * enabled switch changes the version: if the caller leaves the switch as they saw it, the update keeps the value that
 * someone else chose in the meantime.
 */
export function resolveUpdate(call: Call<unknown, NewMarketplace>, stored: Marketplace): NewMarketplace {
  const expected = call.header('if-match')?.split(',') ?? ['*'];
  if (expected.some((tag) => tag.trim() === '*')) return call.body;
  const current = versionOf(stored);
  const expectedEnabled = expected.flatMap((tag) => {
    const [, version, enabled] = tagPattern.exec(tag.trim()) ?? [];
    return version === current ? [enabled === 'on'] : [];
  });
  if (expectedEnabled.length === 0) throw new Problem(412, en.problems.marketplaceChanged);
  const leavesSwitch = expectedEnabled.includes(call.body.enabled === true);
  return leavesSwitch ? { ...call.body, enabled: stored.enabled } : call.body;
}

const orderVersionOf = (marketplaces: readonly Marketplace[]) =>
  versionOfText(marketplaces.map(({ id }) => id).join());

const listTagPattern = /^(?:W\/)?"([\w-]+)\.[\w-]+"$/;

/**
 * Returns all marketplaces as a response body. Its ETag has two parts: the version of the order, and the version of
 * everything, so that a reorder can tell whether the order changed.
 */
export function marketplacesBody(marketplaces: readonly Marketplace[]): JsonBody {
  const text = JSON.stringify(marketplaces);
  return { text, etag: `"${orderVersionOf(marketplaces)}.${versionOfText(text)}"` };
}

/** Throws a 412 if `If-Match` names only outdated orders. What else changed in the list doesn't matter. */
export function assertCurrentOrder({ header }: Pick<Call, 'header'>, stored: readonly Marketplace[]): void {
  const expected = header('if-match')?.split(',') ?? ['*'];
  const current = orderVersionOf(stored);
  const isCurrent = (tag: string) => tag === '*' || listTagPattern.exec(tag)?.[1] === current;
  if (!expected.some((tag) => isCurrent(tag.trim()))) throw new Problem(412, en.problems.orderChanged);
}

import { usStateName, usStates } from '@advantage/reference-data';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { nameOf } from './nameOf.ts';
import { categoriesOf, formatAgencyDetails } from './summary.ts';

/** Categories to filter by, in the order of the Categories column. */
export const categoryNames = ['PL', 'CL', 'L&A'] as const;
/** One of `categoryNames`. */
export type CategoryName = (typeof categoryNames)[number];

/** Filters of the list. */
export interface MarketplaceFilters {
  /** Words to find in the name, legal entity or agency. Blank matches all. */
  readonly search: string;
  /** Code of a state that the marketplace accepts; null matches all. */
  readonly state: string | null;
  /** Category that the marketplace accepts; null matches all. */
  readonly category: CategoryName | null;
  /** Whether the marketplace is on; null matches both. */
  readonly enabled: boolean | null;
  /** Whether the marketplace is ready to receive referrals; null matches both. */
  readonly ready: boolean | null;
}

/** Filters that match every marketplace. */
export const noMarketplaceFilters: MarketplaceFilters = {
  search: '',
  state: null,
  category: null,
  enabled: null,
  ready: null,
};

/** Whether any filter is set. */
export const hasFilters = (filters: MarketplaceFilters) =>
  Object.values(filters).some((value) => value !== null && value !== '');

const flags: Readonly<Record<string, boolean>> = { yes: true, no: false };
const parseFlag = (text: string | undefined) =>
  text !== undefined && Object.hasOwn(flags, text) ? (flags[text] ?? null) : null;
const serializeFlag = (value: boolean | null) => (value === null ? undefined : value ? 'yes' : 'no');
const maxSearchLength = 100;

/** Parses filters from the query parameters of a URL. Ignores invalid values. */
export const parseMarketplaceFilters = (
  query: Readonly<Record<string, string | undefined>>,
): MarketplaceFilters => ({
  search: (query.search ?? '').slice(0, maxSearchLength),
  state: usStates.find(({ code }) => code === query.state)?.code ?? null,
  category: categoryNames.find((name) => name === query.category) ?? null,
  enabled: parseFlag(query.enabled),
  ready: parseFlag(query.ready),
});

/** Serializes filters to query parameters; undefined for a filter that isn't set. */
export const serializeMarketplaceFilters = ({
  search,
  state,
  category,
  enabled,
  ready,
}: MarketplaceFilters): Record<keyof MarketplaceFilters, string | undefined> => ({
  search: search.trim() === '' ? undefined : search,
  state: state ?? undefined,
  category: category ?? undefined,
  enabled: serializeFlag(enabled),
  ready: serializeFlag(ready),
});

const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits a search text into normalized words. */
const splitWords = (search: string) => normalizeText(search).split(/\s+/).filter(Boolean);

/** Returns the text of a marketplace that a search runs on. */
function getSearchableText(marketplace: Marketplace, agency: Agency | null | undefined): string {
  const { legalEntityName, agencyId } = marketplace;
  const region = agency?.address?.regionCode;
  return normalizeText(
    [
      nameOf(marketplace),
      legalEntityName,
      agencyId,
      agency?.name,
      ...(agency ? formatAgencyDetails(agency) : []),
      region ? usStateName(region) : '',
    ].join(' '),
  );
}

/** Data that filters need besides the marketplaces. */
export interface FilterFacts {
  /** Returns a linked agency by its ID; null if there is none, undefined while unknown. */
  readonly agencyOf: (id: string) => Agency | null | undefined;
  /** Whether a marketplace is ready; undefined while unknown. Marketplaces with unknown readiness are shown. */
  readonly isReady: ((marketplace: Marketplace) => boolean | undefined) | undefined;
}

/** Returns the marketplaces that match the filters, in their order. */
export function filterMarketplaces(
  marketplaces: readonly Marketplace[],
  filters: MarketplaceFilters,
  { agencyOf, isReady }: FilterFacts,
): readonly Marketplace[] {
  const { state, category, enabled, ready } = filters;
  const words = splitWords(filters.search);
  const matchesSearch = (marketplace: Marketplace) => {
    const { agencyId } = marketplace;
    const text = getSearchableText(marketplace, agencyId == null ? null : agencyOf(String(agencyId)));
    return words.every((word) => text.includes(word));
  };
  if (!hasFilters(filters)) return marketplaces;
  return marketplaces.filter(
    (marketplace) =>
      (enabled === null || (marketplace.enabled ?? false) === enabled) &&
      (state === null || (marketplace.riskAppetite?.stateCodes ?? []).includes(state)) &&
      (category === null || categoriesOf(marketplace).includes(category)) &&
      (words.length === 0 || matchesSearch(marketplace)) &&
      (ready === null || (isReady?.(marketplace) ?? ready) === ready),
  );
}

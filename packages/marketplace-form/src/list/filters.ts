import { usStateName, usStates } from '@advantage/reference-data';
import { containsWords } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import type { Agency } from '../wire/agency.ts';
import { formatAgencyLocation } from '../wire/formatAgencyLocation.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { nameOf } from './order.ts';

/** Returns the short names of the categories that a marketplace accepts. */
export function categoriesOf({ riskAppetite }: Marketplace): string[] {
  const categories = [
    ['PL', riskAppetite?.acceptPersonalLines],
    ['CL', riskAppetite?.acceptCommercialLines],
    ['L&A', riskAppetite?.acceptLifeAnnuitiesLines],
  ] as const;
  return categories.filter(([, isAccepted]) => isAccepted).map(([name]) => name);
}

/**
 * Returns what a row shows about a linked agency: 'Southeast, GA 31401' and 'Agency ID# 104882', a message if the
 * agency is null because it isn't available, and nothing while it is undefined.
 */
export function formatAgencyDetails(agency: Agency | null | undefined, t = en.list): string[] {
  if (agency === undefined) return [];
  if (agency === null) return [t.agencyMissing];
  return [formatAgencyLocation(agency), t.agencyId(agency.fulcrumId)].filter(Boolean);
}

/** Categories to filter by, in the order of the Categories column. */
export const categoryNames = ['PL', 'CL', 'L&A'] as const;
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

export const noMarketplaceFilters: MarketplaceFilters = {
  search: '',
  state: null,
  category: null,
  enabled: null,
  ready: null,
};

/** Number of filters that are set, besides the search. */
export const countFilters = ({ search: _, ...filters }: MarketplaceFilters) =>
  Object.values(filters).filter((value) => value !== null).length;

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
const parseFlag = (text: string | undefined) => (text === 'yes' ? true : text === 'no' ? false : null);

/** Serializes filters to query parameters; undefined for a filter that isn't set. */
export const serializeMarketplaceFilters = (
  filters: MarketplaceFilters,
): Record<keyof MarketplaceFilters, string | undefined> => ({
  search: filters.search.trim() === '' ? undefined : filters.search,
  state: filters.state ?? undefined,
  category: filters.category ?? undefined,
  enabled: serializeFlag(filters.enabled),
  ready: serializeFlag(filters.ready),
});
const serializeFlag = (value: boolean | null) => (value === null ? undefined : value ? 'yes' : 'no');

/** Returns the text of a marketplace that a search runs on. */
function getSearchableText(marketplace: Marketplace, agency: Agency | null | undefined): string {
  const { legalEntityName, agencyId } = marketplace;
  const region = agency?.address?.regionCode;
  return [
    nameOf(marketplace),
    legalEntityName,
    agencyId,
    agency?.name,
    ...(agency ? formatAgencyDetails(agency) : []),
    region ? usStateName(region) : '',
  ].join(' ');
}

/** Data that filters need besides the marketplaces. */
export interface FilterFacts {
  /** Returns a linked agency by its ID; null if there is none, undefined while unknown. */
  readonly agencyOf: (id: string) => Agency | null | undefined;
  /** Returns the steps left before a marketplace can receive referrals. Undefined if the host doesn't tell. */
  readonly stepsLeft: ((marketplace: Marketplace) => readonly string[]) | undefined;
}

/** Returns the marketplaces that match the filters, in their order. */
export function filterMarketplaces(
  marketplaces: readonly Marketplace[],
  filters: MarketplaceFilters,
  { agencyOf, stepsLeft }: FilterFacts,
): readonly Marketplace[] {
  const { search, state, category, enabled, ready } = filters;
  const matchesSearch = (marketplace: Marketplace) => {
    const { agencyId } = marketplace;
    const agency = agencyId == null ? null : agencyOf(String(agencyId));
    return containsWords(getSearchableText(marketplace, agency), search);
  };
  if (search.trim() === '' && countFilters(filters) === 0) return marketplaces;
  return marketplaces.filter(
    (marketplace) =>
      (enabled === null || (marketplace.enabled ?? false) === enabled) &&
      (state === null || (marketplace.riskAppetite?.stateCodes ?? []).includes(state)) &&
      (category === null || categoriesOf(marketplace).includes(category)) &&
      (search.trim() === '' || matchesSearch(marketplace)) &&
      (ready === null || stepsLeft === undefined || (stepsLeft(marketplace).length === 0) === ready),
  );
}

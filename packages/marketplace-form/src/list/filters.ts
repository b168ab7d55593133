import { usStateName, usStates } from '@advantage/reference-data';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { nameOf } from './nameOf.ts';
import { agencyFacts, categoriesOf } from './summary.ts';

/** The categories a list can be filtered by, in the order of the Categories column. */
export const categoryNames = ['PL', 'CL', 'L&A'] as const;
/** One of `categoryNames`. */
export type CategoryName = (typeof categoryNames)[number];

/** Which marketplaces a list shows. */
export interface MarketplaceFilters {
  /** Words of the name, the legal entity or the agency. Blank is all. */
  readonly search: string;
  /** The code of a state that is accepted; null is all. */
  readonly state: string | null;
  /** A category that is accepted; null is all. */
  readonly category: CategoryName | null;
  /** Whether it is on; null is both. */
  readonly enabled: boolean | null;
  /** Whether it is ready to receive; null is both. */
  readonly ready: boolean | null;
}

/** The filters that show every marketplace. */
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
const flagOf = (text: string | undefined) =>
  text !== undefined && Object.hasOwn(flags, text) ? (flags[text] ?? null) : null;
const flagText = (value: boolean | null) => (value === null ? undefined : value ? 'yes' : 'no');
const longestSearch = 100;

/** The filters in the query of an address. What it cannot mean is left out. */
export const parseMarketplaceFilters = (
  query: Readonly<Record<string, string | undefined>>,
): MarketplaceFilters => ({
  search: (query.search ?? '').slice(0, longestSearch),
  state: usStates.find(({ code }) => code === query.state)?.code ?? null,
  category: categoryNames.find((name) => name === query.category) ?? null,
  enabled: flagOf(query.enabled),
  ready: flagOf(query.ready),
});

/** The query of an address for filters; undefined where a filter is not set. */
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
  enabled: flagText(enabled),
  ready: flagText(ready),
});

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search. */
const wordsOf = (search: string) => fold(search).split(/\s+/).filter(Boolean);

/** What a search looks at in a marketplace. */
function searchedText(marketplace: Marketplace, agency: Agency | null | undefined): string {
  const { legalEntityName, agencyId } = marketplace;
  const region = agency?.address?.regionCode;
  return fold(
    [
      nameOf(marketplace),
      legalEntityName,
      agencyId,
      agency?.name,
      ...(agency ? agencyFacts(agency) : []),
      region ? usStateName(region) : '',
    ].join(' '),
  );
}

/** What filters need to know besides the marketplaces. */
export interface FilterFacts {
  /** The linked agency, by its id; undefined where it is not known yet. */
  readonly agencyOf: (id: string) => Agency | null | undefined;
  /** Whether a marketplace is ready; undefined where that is not known, and it is shown then. */
  readonly isReady: ((marketplace: Marketplace) => boolean | undefined) | undefined;
}

/** The marketplaces that filters show, in their order. */
export function filterMarketplaces(
  marketplaces: readonly Marketplace[],
  filters: MarketplaceFilters,
  { agencyOf, isReady }: FilterFacts,
): readonly Marketplace[] {
  const { state, category, enabled, ready } = filters;
  const words = wordsOf(filters.search);
  const isFound = (marketplace: Marketplace) => {
    const { agencyId } = marketplace;
    const text = searchedText(marketplace, agencyId == null ? null : agencyOf(String(agencyId)));
    return words.every((word) => text.includes(word));
  };
  if (!hasFilters(filters)) return marketplaces;
  return marketplaces.filter(
    (marketplace) =>
      (enabled === null || (marketplace.enabled ?? false) === enabled) &&
      (state === null || (marketplace.riskAppetite?.stateCodes ?? []).includes(state)) &&
      (category === null || categoriesOf(marketplace).includes(category)) &&
      (words.length === 0 || isFound(marketplace)) &&
      (ready === null || (isReady?.(marketplace) ?? ready) === ready),
  );
}

import { useMessages } from '@advantage/ui';
import { containsWords } from '@advantage/ui/internal';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import * as en from '../messages/en.ts';
import { flagListState } from '../store/flagList.ts';
import { flagListQuery, queryClientOf } from '../store/flagQueries.ts';
import type { FeatureFlag, FeatureFlagId, FeatureFlagRow } from '../wire/featureFlag.ts';

/** Sorts by name, regardless of the service's order, so that rows don't move when the list reloads. */
const sortedByName = (flags: readonly FeatureFlag[]) =>
  flags.toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || String(a.id).localeCompare(String(b.id), 'en'),
  );

/** Loads the flags and filters them by a search. The row being edited always stays. */
export function useFilteredFlags(gateway: FeatureFlagGateway, editedId: FeatureFlagId | undefined) {
  const t = useMessages(en.manager);
  const { data, refetch, ...query } = useQuery(flagListQuery(gateway), queryClientOf(gateway));
  const state = flagListState(data, query);
  const [search, setSearch] = useState('');

  const { flags, status, error, refusal } = state;
  const isFirstLoad = flags.length === 0 && status === 'loading' && error === undefined;
  const matches = new Set(
    flags.filter(({ name, description }) => containsWords(`${name} ${description}`, search)),
  );
  const rows = sortedByName(flags)
    .filter((flag) => flag.id === editedId || matches.has(flag))
    .map((flag): FeatureFlagRow => ({ ...flag, isEditing: flag.id === editedId }));
  return {
    list: state,
    reload: () => void refetch(),
    rows,
    isEmpty: flags.length === 0,
    isFirstLoad,
    /** Whether there are no flags. False if the service refused access to them. */
    hasNone: flags.length === 0 && !isFirstLoad && refusal === undefined,
    isNothingFound: flags.length > 0 && rows.length === 0,
    search,
    setSearch,
    /** The number of matches, as text. Empty without a search. */
    found: search.trim() && t.found(matches.size, flags.length),
  };
}

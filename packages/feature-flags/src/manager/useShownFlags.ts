import { useMessages } from '@advantage/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as en from '../messages/en.ts';
import type { FlagList } from '../store/flagList.ts';
import type { FeatureFlag, FeatureFlagId, FeatureFlagRow } from '../wire/featureFlag.ts';
import { searchFlags } from './searchFlags.ts';

/** Sorts by name, whatever order the service answers in, so that a row stays where it is when the list reloads. */
const sortedByName = (flags: readonly FeatureFlag[]) =>
  flags.toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || String(a.id).localeCompare(String(b.id), 'en'),
  );

/** Loads the flags and gives the rows that a search leaves. The edited row stays, whatever is searched. */
export function useShownFlags(list: FlagList, editedId: FeatureFlagId | undefined) {
  const t = useMessages(en.manager);
  const state = useSyncExternalStore(list.subscribe, list.get, list.get);
  const [search, setSearch] = useState('');
  useEffect(() => {
    list.load();
  }, [list]);

  const { flags, status, error, refusal } = state;
  const isFirstLoad = flags.length === 0 && status === 'loading' && error === undefined;
  const matches = new Set(searchFlags(flags, search));
  const rows = sortedByName(flags)
    .filter((flag) => flag.id === editedId || matches.has(flag))
    .map((flag): FeatureFlagRow => ({ ...flag, isEditing: flag.id === editedId }));
  return {
    list: state,
    rows,
    isEmpty: flags.length === 0,
    isFirstLoad,
    /** Whether there are no flags, as far as this person may know. */
    hasNone: flags.length === 0 && !isFirstLoad && refusal === undefined,
    isNothingFound: flags.length > 0 && rows.length === 0,
    search,
    setSearch,
    /** How many flags were found, in words. Empty while nothing is searched. */
    found: search.trim() && t.found(matches.size, flags.length),
  };
}

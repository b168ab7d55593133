import { createWriteJournal, type WriteJournal, writeOnce } from '@advantage/ui';
import { QueryObserver, type QueryState } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { errorText, refusalText } from '../gateway/errorText.ts';
import type { FeatureFlagGateway, FeatureFlagWriteOptions } from '../gateway/FeatureFlagGateway.ts';
import {
  type FeatureFlag,
  type FeatureFlagDraft,
  featureFlagDraftSchema,
  toFeatureFlagBody,
} from '../wire/featureFlag.ts';
import type { FeatureFlagList } from '../wire/parseFeatureFlags.ts';
import { flagListQuery, noFlags, queryClientOf } from './flagQueries.ts';

/** The state of the flag list. */
export interface FlagListState {
  /** `loading` until the first response, and again during a reload. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Empty until loaded and after a failed first load. A failed reload keeps the flags. */
  readonly flags: readonly FeatureFlag[];
  /** Number of flags from the service that couldn't be parsed. */
  readonly rejected: number;
  /** Why the last load failed. Kept during the next load. */
  readonly error?: string;
  /** Text to show because the service denied the user access. */
  readonly refusal?: string | undefined;
}

type ListQueryState = Pick<QueryState<FeatureFlagList>, 'dataUpdatedAt' | 'error' | 'fetchStatus'>;

/** Derives the state of the flag list from the query. */
export function flagListState(
  { flags, rejected }: FeatureFlagList,
  { dataUpdatedAt, error, fetchStatus }: ListQueryState,
): FlagListState {
  const list = { flags, rejected: rejected.length };
  const isLoading = fetchStatus !== 'idle';
  if (error)
    return {
      ...list,
      status: isLoading ? 'loading' : 'failed',
      error: errorText(error),
      refusal: refusalText(error),
    };
  return { ...list, status: isLoading || dataUpdatedAt === 0 ? 'loading' : 'ready' };
}

/** Whether a flag has the given values. */
const hasValues = (flag: FeatureFlag, { name, description, enabled }: Partial<FeatureFlagDraft>) =>
  (name ?? flag.name) === flag.name &&
  (description ?? flag.description) === flag.description &&
  (enabled ?? flag.enabled) === flag.enabled;

const withFlag = (flags: readonly FeatureFlag[], flag: FeatureFlag) =>
  flags.some(({ id }) => id === flag.id)
    ? flags.map((old) => (old.id === flag.id ? flag : old))
    : [...flags, flag];

/** Options of a save. */
interface SaveOptions {
  /** Whether the page was reloaded before the save's outcome was known. Default false. */
  readonly isResumed?: boolean;
}

/** A save whose outcome is unknown, as stored in the journal. */
const intentionSchema = z.union([
  z.object({ draft: featureFlagDraftSchema }),
  z.object({ id: z.union([z.number(), z.string()]), changes: z.partial(featureFlagDraftSchema) }),
]);

/**
 * The flag list of a gateway, outside React. All changes to it go through here. The journal remembers saves whose
 * outcome is unknown; by default, in memory for the lifetime of the returned object.
 */
export function flagListOf(
  gateway: FeatureFlagGateway,
  journal: WriteJournal = createWriteJournal('feature-flags'),
) {
  const client = queryClientOf(gateway);
  const query = flagListQuery(gateway);
  const cached = () => client.getQueryCache().build(client, client.defaultQueryOptions(query)).state;

  async function applySave(flag: FeatureFlag) {
    const { error, fetchStatus } = cached();
    // A response in flight may be older than this save, and a list that failed to load lacks more than this flag.
    const isOutdated = error !== null || fetchStatus !== 'idle';
    await client.cancelQueries();
    if (error === null) {
      client.setQueryData(query.queryKey, (list = noFlags) => ({
        ...list,
        flags: withFlag(list.flags, flag),
      }));
    }
    void client.invalidateQueries({ queryKey: ['flag'] });
    if (isOutdated) await load();
    return flag;
  }

  /** Loads the list. Never rejects. Concurrent calls share one request. */
  const load = () =>
    client.fetchQuery(query).then(
      () => {},
      () => {},
    );

  return {
    load,
    /** Returns the current state. */
    get: (): FlagListState => {
      const { data = noFlags, ...state } = cached();
      return flagListState(data, state);
    },
    /** Subscribes to changes. Returns a function that unsubscribes. */
    subscribe: (onChange: () => void) =>
      new QueryObserver(client, { ...query, enabled: false }).subscribe(onChange),
    /** Creates a flag. Rejects if the gateway does. */
    async create(draft: FeatureFlagDraft, { isResumed = false }: SaveOptions = {}) {
      const written = await writeOnce({
        journal,
        target: `new-${draft.name}`,
        intention: { draft },
        body: JSON.stringify(draft),
        isResumed,
        send: (options: FeatureFlagWriteOptions) => gateway.create(draft, options),
        find: async () =>
          (await gateway.list()).flags.find((flag) => flag.name === draft.name && hasValues(flag, draft)),
      });
      return applySave(written);
    },
    /**
     * Changes a flag. The service takes the whole flag, so the changes are applied to its current version: changes that
     * someone else made in the meantime are kept. Rejects if the gateway does.
     */
    async update(
      flag: FeatureFlag,
      changes: Partial<FeatureFlagDraft>,
      { isResumed = false }: SaveOptions = {},
    ) {
      const byId = ({ id }: FeatureFlag) => id === flag.id;
      const { flags } = await gateway.list();
      const body = toFeatureFlagBody({ ...(flags.find(byId) ?? flag), ...changes });
      const written = await writeOnce({
        journal,
        target: `flag-${flag.id}`,
        intention: { id: flag.id, changes },
        body: JSON.stringify(body),
        isResumed,
        send: (options: FeatureFlagWriteOptions) => gateway.update(body, options),
        find: async () =>
          (await gateway.list()).flags.find((stored) => byId(stored) && hasValues(stored, changes)),
      });
      return applySave(written);
    },
    /** Returns the saves whose outcome is unknown, e.g. because the page was reloaded before the service responded. */
    openSaves: () =>
      journal.entries().flatMap(({ target, intention }) => {
        const { data } = intentionSchema.safeParse(intention);
        if (!data) journal.close(target);
        return data ? [data] : [];
      }),
  };
}

export type FlagList = ReturnType<typeof flagListOf>;

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

/** What is known of the flag list. */
export interface FlagListState {
  /** `loading` until the first answer, and again during a reload. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Empty until loaded and after a failed first load; a failed reload keeps the flags. */
  readonly flags: readonly FeatureFlag[];
  /** How many flags the service sent that could not be read. */
  readonly rejected: number;
  /** Why the last load failed; stays during the next one. */
  readonly error?: string;
  /** What to say because the service refused the last load to this person. */
  readonly refusal?: string | undefined;
}

type ListQueryState = Pick<QueryState<FeatureFlagList>, 'dataUpdatedAt' | 'error' | 'fetchStatus'>;

/** What the state of the list query says about the flags. */
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
const holds = (flag: FeatureFlag, { name, description, enabled }: Partial<FeatureFlagDraft>) =>
  (name ?? flag.name) === flag.name &&
  (description ?? flag.description) === flag.description &&
  (enabled ?? flag.enabled) === flag.enabled;

const withFlag = (flags: readonly FeatureFlag[], flag: FeatureFlag) =>
  flags.some(({ id }) => id === flag.id)
    ? flags.map((old) => (old.id === flag.id ? flag : old))
    : [...flags, flag];

/** How a save is made. */
interface SaveOptions {
  /** Whether the page was reloaded before its outcome was known. Default false. */
  readonly isResumed?: boolean;
}

/** What a save was to do whose outcome is not known. */
const intentionSchema = z.union([
  z.object({ draft: featureFlagDraftSchema }),
  z.object({ id: z.union([z.number(), z.string()]), changes: z.partial(featureFlagDraftSchema) }),
]);

/**
 * The flag list of one gateway outside React, and the only way to change it. The journal remembers saves without an
 * outcome; without one they are remembered as long as the object.
 */
export function flagListOf(
  gateway: FeatureFlagGateway,
  journal: WriteJournal = createWriteJournal('feature-flags'),
) {
  const client = queryClientOf(gateway);
  const query = flagListQuery(gateway);
  const cached = () => client.getQueryCache().build(client, client.defaultQueryOptions(query)).state;

  async function saved(flag: FeatureFlag) {
    const { error, fetchStatus } = cached();
    // An answer on its way may be older than this save, and a list that failed is more than this flag.
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

  /** Loads the list; never rejects. Calls during a load share it. */
  const load = () =>
    client.fetchQuery(query).then(
      () => {},
      () => {},
    );

  return {
    load,
    /** The state now. */
    get: (): FlagListState => {
      const { data = noFlags, ...state } = cached();
      return flagListState(data, state);
    },
    /** Calls back after each change until the returned function is called. */
    subscribe: (onChange: () => void) =>
      new QueryObserver(client, { ...query, enabled: false }).subscribe(onChange),
    /** Creates a flag. Rejects when the gateway does. */
    async create(draft: FeatureFlagDraft, { isResumed = false }: SaveOptions = {}) {
      const written = await writeOnce({
        journal,
        target: `new-${draft.name}`,
        intention: { draft },
        body: JSON.stringify(draft),
        isResumed,
        send: (options: FeatureFlagWriteOptions) => gateway.create(draft, options),
        find: async () =>
          (await gateway.list()).flags.find((flag) => flag.name === draft.name && holds(flag, draft)),
      });
      return saved(written);
    },
    /**
     * Changes a flag. The service takes the whole flag, so the changes are laid over what it holds now:
     * what somebody else changed meanwhile stays. Rejects when the gateway does.
     */
    async update(
      flag: FeatureFlag,
      changes: Partial<FeatureFlagDraft>,
      { isResumed = false }: SaveOptions = {},
    ) {
      const byId = ({ id }: FeatureFlag) => id === flag.id;
      const { flags } = await gateway.list().catch(() => cached().data ?? noFlags);
      const body = toFeatureFlagBody({ ...(flags.find(byId) ?? flag), ...changes });
      const written = await writeOnce({
        journal,
        target: `flag-${flag.id}`,
        intention: { id: flag.id, changes },
        body: JSON.stringify(body),
        isResumed,
        send: (options: FeatureFlagWriteOptions) => gateway.update(body, options),
        find: async () =>
          (await gateway.list()).flags.find((stored) => byId(stored) && holds(stored, changes)),
      });
      return saved(written);
    },
    /** The saves whose outcome is not known, e.g. because the page was reloaded before the service answered. */
    openSaves: () =>
      journal.entries().flatMap(({ target, intention }) => {
        const { data } = intentionSchema.safeParse(intention);
        if (!data) journal.close(target);
        return data ? [data] : [];
      }),
  };
}

export type FlagList = ReturnType<typeof flagListOf>;

import { errorText, refusalText } from '../gateway/errorText.ts';
import type { FeatureFlagGateway, FeatureFlagWriteOptions } from '../gateway/FeatureFlagGateway.ts';
import { type FeatureFlag, type FeatureFlagDraft, toFeatureFlagBody } from '../wire/featureFlag.ts';
import { createObservable } from './observable.ts';
import { writeOnce } from './writeOnce.ts';

/** What is known of the flag list. */
export interface FlagListState {
  /** `loading` until the first answer, and again during a reload. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Empty until loaded and after a failed first load (ERR-9); a failed reload keeps the flags. */
  readonly flags: readonly FeatureFlag[];
  /** How many flags the service sent that could not be read. */
  readonly rejected: number;
  /** Why the last load failed; stays during the next one. */
  readonly error?: string;
  /** What to say because the service refused the last load to this person. */
  readonly refusal?: string | undefined;
}

/** Whether a flag has the given values. */
const holds = (flag: FeatureFlag, { name, description, enabled }: Partial<FeatureFlagDraft>) =>
  (name ?? flag.name) === flag.name &&
  (description ?? flag.description) === flag.description &&
  (enabled ?? flag.enabled) === flag.enabled;

/** The flag list of one gateway, and the only way to change it. */
export function createFlagList(gateway: FeatureFlagGateway, onSaved: () => void) {
  const state = createObservable<FlagListState>({ status: 'loading', flags: [], rejected: 0 });
  let loading: Promise<void> | undefined;
  let writes = 0;

  async function load(): Promise<void> {
    const writesBefore = writes;
    state.set({ ...state.get(), status: 'loading' });
    try {
      const list = await gateway.list();
      // The answer may be older than a write that ended meanwhile: ask again.
      if (writes !== writesBefore) return await load();
      for (const reason of list.rejected) console.error(`A feature flag could not be read: ${reason}`);
      state.set({ status: 'ready', flags: list.flags, rejected: list.rejected.length });
    } catch (error) {
      console.error('Feature flags could not be loaded.', error);
      state.set({ ...state.get(), status: 'failed', error: errorText(error), refusal: refusalText(error) });
    }
  }

  function saved(flag: FeatureFlag) {
    writes += 1;
    const { flags, ...rest } = state.get();
    const isKnown = flags.some(({ id }) => id === flag.id);
    state.set({
      ...rest,
      flags: isKnown ? flags.map((old) => (old.id === flag.id ? flag : old)) : [...flags, flag],
    });
    onSaved();
    return flag;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    /** Loads the list; never rejects. Calls during a load share it. */
    load(): Promise<void> {
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading;
    },
    /** Creates a flag (API-42). Rejects when the gateway does. */
    async create(draft: FeatureFlagDraft) {
      const send = (options: FeatureFlagWriteOptions) => gateway.create(draft, options);
      const find = async () =>
        (await gateway.list()).flags.find((flag) => flag.name === draft.name && holds(flag, draft));
      return saved(await writeOnce(send, find));
    },
    /**
     * Changes a flag (API-43). The service takes the whole flag, so the changes are laid over what it holds now:
     * what somebody else changed meanwhile stays. Rejects when the gateway does.
     */
    async update(flag: FeatureFlag, changes: Partial<FeatureFlagDraft>) {
      const byId = ({ id }: FeatureFlag) => id === flag.id;
      const { flags } = await gateway.list().catch(state.get);
      const body = toFeatureFlagBody({ ...(flags.find(byId) ?? flag), ...changes });
      const send = (options: FeatureFlagWriteOptions) => gateway.update(body, options);
      const find = async () =>
        (await gateway.list()).flags.find((stored) => byId(stored) && holds(stored, changes));
      return saved(await writeOnce(send, find));
    },
  };
}

export type FlagList = ReturnType<typeof createFlagList>;

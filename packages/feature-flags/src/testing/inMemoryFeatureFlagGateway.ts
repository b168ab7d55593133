import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import { exampleFeatureFlag } from '../wire/exampleFeatureFlag.ts';
import type { FeatureFlag } from '../wire/featureFlag.ts';
import { isSameFlagName } from '../wire/isSameFlagName.ts';

/** Name of a gateway call. */
export type FeatureFlagOperation = keyof FeatureFlagGateway;

/** A recorded gateway call. */
export interface FeatureFlagCall {
  readonly operation: FeatureFlagOperation;
  /** The name, draft or flag that was passed. */
  readonly argument?: unknown;
}

/** Initial flags and behavior of an in-memory gateway. */
export interface InMemoryFeatureFlagOptions {
  /** The initial flags. Default: the example flag alone. */
  readonly flags?: readonly FeatureFlag[];
  /** Latency of each response, in milliseconds. `Infinity` never responds. Default 0. */
  readonly latency?: number;
  /** Number of flags that the list reports as unreadable. Default 0. */
  readonly rejected?: number;
}

/** An in-memory gateway that tests can control. */
export interface InMemoryFeatureFlagGateway extends FeatureFlagGateway {
  /** The flags currently stored. */
  readonly flags: readonly FeatureFlag[];
  /** Every call so far, oldest first. */
  readonly calls: readonly FeatureFlagCall[];
  /** Makes an operation fail with this server error text from now on. Without a text, it works again. */
  fail(operation: FeatureFlagOperation, text?: string): void;
  /** Sets the latency of each response from now on, in milliseconds. `Infinity` never responds. */
  setLatency(ms: number): void;
  /** Changes a stored flag behind the client's back, as another user would. */
  change(id: FeatureFlag['id'], changes: Readonly<Record<string, unknown>>): void;
}

/** Creates a gateway for stories, tests and demos. Needs no service; latency and failures are configurable. */
export function createInMemoryFeatureFlagGateway(
  options: InMemoryFeatureFlagOptions = {},
): InMemoryFeatureFlagGateway {
  let flags = options.flags ?? [exampleFeatureFlag];
  let latency = options.latency ?? 0;
  const calls: FeatureFlagCall[] = [];
  const failures = new Map<FeatureFlagOperation, string>();

  async function answer<Answer>(
    operation: FeatureFlagOperation,
    argument: unknown,
    work: () => Answer,
  ): Promise<Answer> {
    calls.push({ operation, argument });
    if (latency > 0)
      await new Promise((resolve) => latency < Number.POSITIVE_INFINITY && setTimeout(resolve, latency));
    const failure = failures.get(operation);
    if (failure !== undefined) throw new Error(failure);
    return structuredClone(work());
  }
  function found(flag: FeatureFlag | undefined): FeatureFlag {
    if (!flag) throw new Error('Feature flag not found');
    return flag;
  }
  function replace(flag: FeatureFlag): FeatureFlag {
    found(flags.find(({ id }) => id === flag.id));
    flags = flags.map((old) => (old.id === flag.id ? structuredClone(flag) : old));
    return flag;
  }

  return {
    get flags() {
      return flags;
    },
    calls,
    list: () =>
      answer('list', undefined, () => ({
        flags,
        rejected: Array.from({ length: options.rejected ?? 0 }, () => 'Made unreadable'),
      })),
    get: (name) => answer('get', name, () => found(flags.find((flag) => isSameFlagName(flag.name, name)))),
    create: (draft) =>
      answer('create', draft, () => {
        const id = 1 + Math.max(0, ...flags.map((flag) => Number(flag.id) || 0));
        const flag = { ...structuredClone(draft), id };
        flags = [...flags, flag];
        return flag;
      }),
    update: (flag) => answer('update', flag, () => replace(flag)),
    fail(operation, text) {
      if (text === undefined) failures.delete(operation);
      else failures.set(operation, text);
    },
    setLatency(ms) {
      latency = ms;
    },
    change(id, changes) {
      replace({ ...found(flags.find((flag) => flag.id === id)), ...changes });
    },
  };
}

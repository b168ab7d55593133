import type { FeatureFlagGateway } from '../gateway/FeatureFlagGateway.ts';
import { exampleFeatureFlag } from '../wire/exampleFlag.ts';
import type { FeatureFlag } from '../wire/featureFlag.ts';

/** The calls of the port, by name. */
export type FeatureFlagOperation = keyof FeatureFlagGateway;

/** One call that was made. */
export interface FeatureFlagCall {
  readonly operation: FeatureFlagOperation;
  /** The name, draft or flag that was passed. */
  readonly argument?: unknown;
}

/** What a gateway in memory holds, and how it behaves. */
export interface InMemoryFeatureFlagOptions {
  /** The flags at the start. Default: the example flag alone. */
  readonly flags?: readonly FeatureFlag[];
  /** Milliseconds until each answer; `Infinity` never answers. Default 0. */
  readonly latency?: number;
  /** How many flags the list reports as unreadable. Default 0. */
  readonly rejected?: number;
}

/** A gateway over an array, with knobs. */
export interface InMemoryFeatureFlagGateway extends FeatureFlagGateway {
  /** The flags as stored now. */
  readonly flags: readonly FeatureFlag[];
  /** Every call so far, oldest first. */
  readonly calls: readonly FeatureFlagCall[];
  /** Makes an operation fail with this server error text from now on; without a text it works again. */
  fail(operation: FeatureFlagOperation, text?: string): void;
  /** Sets the milliseconds until each answer from now on; `Infinity` never answers. */
  setLatency(ms: number): void;
  /** Changes a stored flag behind the client's back, as another person would. */
  change(id: FeatureFlag['id'], changes: Readonly<Record<string, unknown>>): void;
}

/** A gateway for stories, tests and demos: no service needed, latency and failures at will. */
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
    get: (name) => answer('get', name, () => found(flags.find((flag) => flag.name === name))),
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

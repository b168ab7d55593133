import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';

/** Anything that is asked of the services. */
export type Operation = keyof MarketplaceGateway;

/** One call: what was asked, with its first argument and the version it named. */
export interface Call {
  /** What was asked. */
  readonly operation: Operation;
  /** The first argument, as it was at that moment. */
  readonly argument: unknown;
  /** The version that was named. Default: none. */
  readonly etag?: string;
  /** The idempotency key. Default: none. */
  readonly key?: string;
}

/** What calls wait for, and whether they fail: with a status, as those of a service that answers. */
function createFaults() {
  const failing = new Set<Operation>();
  const losing = new Set<Operation>();
  const holds = new Map<Operation, Promise<void>>();
  return {
    lose: (operation: Operation, isLosing = true) =>
      void (isLosing ? losing.add(operation) : losing.delete(operation)),
    answer(operation: Operation) {
      if (losing.has(operation)) throw new Error(`The answer of ${operation} was lost`);
    },
    fail: (operation: Operation, isFailing = true) =>
      void (isFailing ? failing.add(operation) : failing.delete(operation)),
    hold(operation: Operation) {
      let release = () => {};
      holds.set(
        operation,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        holds.delete(operation);
        release();
      };
    },
    async pass(operation: Operation, signal?: AbortSignal) {
      await holds.get(operation);
      signal?.throwIfAborted();
      if (failing.has(operation)) throw Object.assign(new Error(`${operation} failed`), { status: 500 });
    },
  };
}

/** Notes every call, then lets it wait or fail. */
export function createCallLog() {
  const faults = createFaults();
  const calls: Call[] = [];
  const call = (
    operation: Operation,
    argument?: unknown,
    rest: { signal?: AbortSignal | undefined; etag?: string | undefined; key?: string | undefined } = {},
  ) => {
    const { signal, etag, key } = rest;
    calls.push({
      operation,
      argument: structuredClone(argument),
      ...(etag !== undefined && { etag }),
      ...(key !== undefined && { key }),
    });
    return faults.pass(operation, signal);
  };
  return { calls, call, ...faults };
}
/** The calls of one gateway, and their faults. */
export type CallLog = ReturnType<typeof createCallLog>;

import type { MarketplaceGateway } from '../gateway/MarketplaceGateway.ts';

/** The name of a gateway method. */
export type Operation = keyof MarketplaceGateway;

/** A recorded call of a gateway method. */
export interface Call {
  /** The method that was called. */
  readonly operation: Operation;
  /** A copy of the first argument at the time of the call. */
  readonly argument: unknown;
  /** The `ETag` that was passed. Default: none. */
  readonly etag?: string;
  /** The idempotency key. Default: none. */
  readonly key?: string;
}

/** Creates controls that delay calls, make them fail with status 500, or lose their response. */
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

/** Creates a log that records every call, and controls that delay calls or make them fail. */
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
/** The recorded calls of a gateway, and the controls of its faults. */
export type CallLog = ReturnType<typeof createCallLog>;

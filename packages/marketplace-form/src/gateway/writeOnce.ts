import type { WriteOptions } from './MarketplaceGateway.ts';

/** Statuses with which the outcome of a write is unknown: no answer came, or a proxy lost it. */
const lostStatuses: ReadonlySet<unknown> = new Set([0, 502, 504]);

const isAnswerLost = (error: unknown) =>
  error instanceof Error && 'status' in error && lostStatuses.has(error.status);

/** The answer of a write was lost, and so was the attempt to find out what became of it. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';

  constructor(cause: unknown) {
    super("The connection was lost, so it isn't known whether this was saved.", { cause });
  }
}

/**
 * Makes a write that is carried out once, whatever happens to its answer. After a lost answer `isDone` reads whether it was
 * carried out; if not, it is sent again with the same key. Rejects with the error of the write, or `UnknownOutcomeError`.
 */
export async function writeOnce(
  send: (options: WriteOptions) => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  const options = { idempotencyKey: crypto.randomUUID() };
  try {
    await send(options);
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    const wasDone = await isDone().catch(() => {
      throw new UnknownOutcomeError(error);
    });
    if (!wasDone) await send(options);
  }
}

/** What a failed write adds to its text: the service's reason, or that the outcome is unknown. */
const reasonOf = (error: unknown) => {
  if (error instanceof UnknownOutcomeError) return error.message;
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string' ? error.reason : '';
};

/** What a toast says of a failed write: the specified text, then the reason; the request's id as details. */
export function writeFailure(text: string, error: unknown) {
  const requestId = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
  return {
    text: `${text} ${reasonOf(error)}`.trim(),
    details: typeof requestId === 'string' ? `Request ID: ${requestId}` : undefined,
  };
}

import type { FeatureFlagWriteOptions } from '../gateway/FeatureFlagGateway.ts';
import * as en from '../messages/en.ts';
import type { FeatureFlag } from '../wire/featureFlag.ts';

/** Statuses with which the outcome of a write is unknown: no answer came, or a proxy lost it. */
const lostStatuses: ReadonlySet<unknown> = new Set([0, 502, 504]);

const isAnswerLost = (error: unknown) =>
  error instanceof Error && 'status' in error && lostStatuses.has(error.status);

/** The answer of a write was lost, and so was the attempt to find out what became of it. */
class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';

  constructor(cause: unknown) {
    super(en.service.unknownOutcome, { cause });
  }
}

/**
 * Makes a write that is carried out once, whatever happens to its answer. After a lost answer `find` reads the flag if the
 * write was carried out; if not, it is sent again with the same key. Rejects with the error of the write, or
 * `UnknownOutcomeError`.
 */
export async function writeOnce(
  send: (options: FeatureFlagWriteOptions) => Promise<FeatureFlag>,
  find: () => Promise<FeatureFlag | undefined>,
): Promise<FeatureFlag> {
  const options = { idempotencyKey: crypto.randomUUID() };
  try {
    return await send(options);
  } catch (error) {
    if (!isAnswerLost(error)) throw error;
    const written = await find().catch(() => {
      throw new UnknownOutcomeError(error);
    });
    return written ?? (await send(options));
  }
}

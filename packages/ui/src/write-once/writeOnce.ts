import * as en from '../messages/en.ts';
import type { WriteJournal } from './writeJournal.ts';

/** Statuses with which the outcome of a write is unknown: no answer came, or a proxy lost it. */
const lostStatuses: ReadonlySet<unknown> = new Set([0, 502, 504]);

/** Whether a write may have been carried out although it failed: its error has such a status. */
const isAnswerLost = (error: unknown) =>
  error instanceof Error && 'status' in error && lostStatuses.has(error.status);

/** A write whose outcome is not known, or one of an earlier page that was not carried out. */
class WriteError extends Error {
  override readonly name = 'WriteError';
  /** The message, where other errors of writes have what the service said. */
  readonly reason: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = message;
  }
}

/** A write, and how to find out what became of it. */
export interface WriteOnceOptions<Result> {
  readonly journal: WriteJournal;
  /** What is changed, e.g. 'flag-3': a newer intention for it replaces an older one. */
  readonly target: string;
  /** What the person wanted, without secrets: kept until the outcome is known. */
  readonly intention: unknown;
  /** The text of the body. */
  readonly body: string;
  /** Sends it. */
  send(options: { readonly idempotencyKey: string }): Promise<Result>;
  /** Reads what was written; undefined where it was not. */
  find(): Promise<Result | undefined>;
  /** Whether nobody asked for it now: a page that was reloaded finds out what became of it. Default false. */
  readonly isResumed?: boolean;
}

/**
 * Makes a write that is carried out once, whatever happens to its answer or to the page. What was already asked for is
 * looked up first. After a lost answer it is looked up, and sent again with the same key if it was not carried out.
 * Rejects with the error of the write, or with one whose `reason` says that the outcome is unknown.
 */
export async function writeOnce<Result>(options: WriteOnceOptions<Result>): Promise<Result> {
  const { journal, target, intention, body, find, isResumed = false } = options;
  const { key, isRepeated, isOld } = journal.open(target, body, intention);
  const found = (cause?: unknown) =>
    find().catch(() => {
      throw new WriteError(en.writes.unknownOutcome, cause);
    });
  const send = async (isSecond = false): Promise<Result> => {
    try {
      return await options.send({ idempotencyKey: key });
    } catch (error) {
      if (!isAnswerLost(error)) journal.close(target);
      if (isSecond || !isAnswerLost(error)) throw error;
      return (await found(error)) ?? send(true);
    }
  };
  const known = isRepeated ? await found() : undefined;
  if (known === undefined && isResumed && isOld) {
    journal.close(target);
    throw new WriteError(en.writes.pageLeft);
  }
  const result = known ?? (await send());
  journal.close(target);
  // The answer to a kept key may tell of a write that somebody has taken back since.
  if (isRepeated && known === undefined && (await find().catch(() => result)) === undefined)
    return writeOnce(options);
  return result;
}

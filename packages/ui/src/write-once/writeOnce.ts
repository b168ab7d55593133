import * as en from '../messages/en.ts';
import type { WriteJournal } from './writeJournal.ts';

/** Statuses after which the outcome of a write is unknown: there was no response, or a proxy lost it. */
const lostStatuses: ReadonlySet<unknown> = new Set([0, 502, 504]);

/** Whether a failed write may have succeeded on the server: its error has one of these statuses. */
const isResponseLost = (error: unknown) =>
  error instanceof Error && 'status' in error && lostStatuses.has(error.status);

/** The error of a write with an unknown outcome, or of a resumed write that wasn't carried out. */
class WriteError extends Error {
  override readonly name = 'WriteError';
  /** The message. Other write errors have the service's reason here. */
  readonly reason: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = message;
  }
}

/** Options of `writeOnce`: a write, and how to look up its outcome. */
export interface WriteOnceOptions<Result> {
  readonly journal: WriteJournal;
  /** What the write changes, e.g. 'flag-3'. A newer write to the same target replaces an older one. */
  readonly target: string;
  /** What the user wanted to do, without secrets. Kept until the outcome is known. */
  readonly intention: unknown;
  /** The request body as text. */
  readonly body: string;
  /** Sends the write. */
  send(options: { readonly idempotencyKey: string }): Promise<Result>;
  /** Reads the result of the write; undefined if it wasn't carried out. */
  find(): Promise<Result | undefined>;
  /** Whether the write is resumed after a page reload, rather than requested by the user. Default false. */
  readonly isResumed?: boolean;
}

/**
 * Carries out a write exactly once, even if the response is lost or the page is reloaded. A repeated write is looked
 * up first. After a lost response the write is looked up, and sent again with the same key if it wasn't carried out.
 * Rejects with the error of the write, or with an error whose `reason` says that the outcome is unknown.
 */
export async function writeOnce<Result>(options: WriteOnceOptions<Result>): Promise<Result> {
  const { journal, target, intention, body, find, isResumed = false } = options;
  const { key, isRepeated, isOld } = journal.open(target, body, intention);
  const findExisting = (cause?: unknown) =>
    find().catch(() => {
      throw new WriteError(en.writes.unknownOutcome, cause);
    });
  const send = async (isSecond = false): Promise<Result> => {
    try {
      return await options.send({ idempotencyKey: key });
    } catch (error) {
      if (!isResponseLost(error)) journal.close(target);
      if (isSecond || !isResponseLost(error)) throw error;
      return (await findExisting(error)) ?? send(true);
    }
  };
  const existingResult = isRepeated ? await findExisting() : undefined;
  if (existingResult === undefined && isResumed && isOld) {
    journal.close(target);
    throw new WriteError(en.writes.pageLeft);
  }
  const result = existingResult ?? (await send());
  journal.close(target);
  // The response to a repeated key may be for a write that someone has undone since.
  if (isRepeated && existingResult === undefined && (await find().catch(() => result)) === undefined)
    return writeOnce(options);
  return result;
}

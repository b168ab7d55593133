import * as en from '../messages/en.ts';

const busy = 5;
const locked = 6;
const readOnly = 8;
const inputOutput = 10;
const corrupt = 11;
const full = 13;
const cannotOpen = 14;
const notADatabase = 26;

const reasons: Readonly<Record<number, string>> = {
  [busy]: en.database.busy,
  [locked]: en.database.locked,
  [readOnly]: en.database.readOnly,
  [inputOutput]: en.database.inputOutput,
  [corrupt]: en.database.corrupt,
  [full]: en.database.full,
  [cannotOpen]: en.database.cannotOpen,
  [notADatabase]: en.database.notADatabase,
};

/** The primary result code of SQLite; undefined for an error of anything else. */
const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

/** Whether another program's lock refused the work. */
export const isBusy = (error: unknown): boolean => codeOf(error) === busy;

/**
 * Why SQLite cannot serve at all right now, in one sentence; undefined when an error is something else, such as a
 * broken constraint. Use it to tell 'try again later' from a mistake of ours.
 */
export const databaseFailure = (error: unknown): string | undefined => reasons[codeOf(error) ?? -1];

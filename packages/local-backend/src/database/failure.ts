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

/** Returns SQLite's primary result code, or undefined for any other error. */
const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

/** Returns whether another program's lock caused the error. */
export const isBusy = (error: unknown): boolean => codeOf(error) === busy;

/**
 * Returns why SQLite can't be used right now, in one sentence. Returns undefined for any other error, such as a
 * violated constraint. Use it to tell 'try again later' from a bug of ours.
 */
export const databaseFailure = (error: unknown): string | undefined => reasons[codeOf(error) ?? -1];

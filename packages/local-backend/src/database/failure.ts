const busy = 5;
const locked = 6;
const readOnly = 8;
const inputOutput = 10;
const corrupt = 11;
const full = 13;
const cannotOpen = 14;
const notADatabase = 26;

const reasons: Readonly<Record<number, string>> = {
  [busy]: 'The database is in use by another program.',
  [locked]: 'The database is locked.',
  [readOnly]: 'The database is read-only.',
  [inputOutput]: 'The disk of the database cannot be read or written.',
  [corrupt]: 'The database is damaged.',
  [full]: 'The disk of the database is full.',
  [cannotOpen]: 'The database cannot be opened.',
  [notADatabase]: 'The file is not a database.',
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

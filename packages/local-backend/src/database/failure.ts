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

/**
 * Why SQLite cannot serve at all right now, in one sentence; undefined when an error is something else, such as a
 * broken constraint. Use it to tell 'try again later' from a mistake of ours.
 */
export function databaseFailure(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  return reasons[error.errcode & 0xff];
}

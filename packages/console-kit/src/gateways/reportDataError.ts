import type { DataErrorReport } from '@advantage/live-list';

/** Logs which fields were malformed, and in how many rows. Values are never logged. */
export function reportDataError({ rejected, problems }: DataErrorReport): void {
  const fields = problems.map(({ path, code, count }) => `${path || 'row'}: ${code} (${count})`);
  console.warn(`${rejected} rows of a list could not be read. ${fields.join(', ')}`);
}

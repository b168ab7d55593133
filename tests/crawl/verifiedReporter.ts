import type { TestCase } from '@playwright/test/reporter';
import { RecordReporter } from '../records/RecordReporter.ts';
import { pageRecord } from './pageInputs.ts';

/** Records the pages that opened without errors. */
export default class VerifiedReporter extends RecordReporter {
  protected readonly record = pageRecord;

  protected summary() {
    const verified: readonly string[] = JSON.parse(process.env.VERIFIED_PAGES ?? '[]');
    return `${verified.length} pages haven't changed since they last passed; they are skipped.`;
  }

  protected partOf({ title, location }: TestCase) {
    return location.file.endsWith('crawl.spec.ts') ? title : undefined;
  }

  protected sizeOf() {
    return 1;
  }
}

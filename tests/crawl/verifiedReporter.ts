import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { pageRecord } from './pageInputs.ts';

/** Records the pages that passed, in a run that may write records. */
export default class VerifiedReporter implements Reporter {
  #isUpdate = false;
  readonly #passed = new Set<string>();

  onBegin({ updateSnapshots }: FullConfig) {
    this.#isUpdate = updateSnapshots === 'changed' || updateSnapshots === 'all';
    const verified: readonly string[] = JSON.parse(process.env.VERIFIED_PAGES ?? '[]');
    console.log(
      `${verified.length} pages are made of what they were made of when they last passed; they are not opened again.`,
    );
  }

  onTestEnd({ title, location }: TestCase, { status }: TestResult) {
    if (status === 'passed' && location.file.endsWith('crawl.spec.ts')) this.#passed.add(title);
  }

  async onEnd() {
    if (this.#isUpdate) await pageRecord.save(this.#passed);
  }

  printsToStdio() {
    return false;
  }
}

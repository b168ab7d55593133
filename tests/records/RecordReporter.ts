import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestRecord } from './createRecord.ts';

/** Records the parts in which every test passed, if the run updates snapshots. */
export abstract class RecordReporter implements Reporter {
  #isUpdate = false;
  readonly #passed = new Map<string, number>();

  protected abstract readonly record: TestRecord;
  /** The message printed before the tests. */
  protected abstract summary(): string;
  /** The part that a test belongs to. Undefined for tests of the tests. */
  protected abstract partOf(test: TestCase): string | undefined;
  /** The number of tests in a part. */
  protected abstract sizeOf(part: string): number;

  onBegin({ updateSnapshots }: FullConfig, _suite: Suite) {
    this.#isUpdate = updateSnapshots === 'changed' || updateSnapshots === 'all';
    console.log(this.summary());
  }

  onTestEnd(test: TestCase, { status }: TestResult) {
    const part = this.partOf(test);
    if (status !== 'passed' || part === undefined) return;
    this.#passed.set(part, (this.#passed.get(part) ?? 0) + 1);
  }

  async onEnd() {
    if (!this.#isUpdate) return;
    const complete = [...this.#passed].filter(([part, count]) => count === this.sizeOf(part));
    await this.record.save(new Set(complete.map(([part]) => part)));
  }

  printsToStdio() {
    return false;
  }
}

import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestRecord } from './createRecord.ts';

/** Records the parts of which every test passed, in a run that may write records. */
export abstract class RecordReporter implements Reporter {
  #isUpdate = false;
  readonly #passed = new Map<string, number>();

  protected abstract readonly record: TestRecord;
  /** What is said before the tests. */
  protected abstract summary(): string;
  /** The part that a test belongs to; none for tests of the tests. */
  protected abstract partOf(test: TestCase): string | undefined;
  /** How many tests a part has. */
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
    const whole = [...this.#passed].filter(([part, count]) => count === this.sizeOf(part));
    await this.record.save(new Set(whole.map(([part]) => part)));
  }

  printsToStdio() {
    return false;
  }
}

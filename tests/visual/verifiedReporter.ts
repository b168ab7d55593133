import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { storyFiles } from './storyIndex.ts';
import { storyRecord } from './verified.ts';

/** Records the story files of which every story passed, in a run that may write pictures. */
export default class VerifiedReporter implements Reporter {
  #isUpdate = false;
  readonly #passed = new Map<string, number>();

  onBegin({ updateSnapshots }: FullConfig) {
    this.#isUpdate = updateSnapshots === 'changed' || updateSnapshots === 'all';
    const verified: readonly string[] = JSON.parse(process.env.VERIFIED_STORIES ?? '[]');
    const files = storyFiles();
    console.log(
      `${verified.length} of ${files.size} story files are made of what they were made of when they last passed;` +
        ' they are not drawn again.',
    );
  }

  onTestEnd({ parent, location }: TestCase, { status }: TestResult) {
    if (status !== 'passed' || !location.file.endsWith('eachStory.ts')) return;
    this.#passed.set(parent.title, (this.#passed.get(parent.title) ?? 0) + 1);
  }

  async onEnd() {
    if (!this.#isUpdate) return;
    const files = [...storyFiles()].filter(([title, stories]) => this.#passed.get(title) === stories.length);
    await storyRecord.save(new Set(files.map(([title]) => title)));
  }

  printsToStdio() {
    return false;
  }
}

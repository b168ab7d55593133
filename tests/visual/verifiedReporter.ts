import type { TestCase } from '@playwright/test/reporter';
import { RecordReporter } from '../records/RecordReporter.ts';
import { storyFiles } from './storyIndex.ts';
import { storyRecord } from './storyInputs.ts';

/** Records the story files in which every story passed. */
export default class VerifiedReporter extends RecordReporter {
  protected readonly record = storyRecord;
  readonly #files = storyFiles();

  protected summary() {
    const verified: readonly string[] = JSON.parse(process.env.VERIFIED_STORIES ?? '[]');
    return (
      `${verified.length} of ${this.#files.size} story files haven't changed since they last passed;` +
      ' they are skipped.'
    );
  }

  protected partOf({ parent, location }: TestCase) {
    return location.file.endsWith('eachStory.ts') ? parent.title : undefined;
  }

  protected sizeOf(title: string) {
    return this.#files.get(title)?.length ?? 0;
  }
}

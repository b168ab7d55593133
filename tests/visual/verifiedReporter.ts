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
      `${verified.length} of ${this.#files.size} story files are made of what they were made of when they last passed;` +
      ' they are not drawn again.'
    );
  }

  protected partOf({ parent, location }: TestCase) {
    return location.file.endsWith('eachStory.ts') ? parent.title : undefined;
  }

  protected sizeOf(title: string) {
    return this.#files.get(title)?.length ?? 0;
  }
}

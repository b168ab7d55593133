import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { chromaticParameter } from '../../../.storybook/modes.ts';
import { indexEntries } from '../storyIndex.ts';
import type { Change } from './changes.ts';
import { writePage } from './writePage.ts';

const folder = join(import.meta.dirname, '../../../reports/visual');

/** The pictures that Chromatic gets, too. */
const reviewedPictures = () =>
  new Set(
    indexEntries().flatMap(({ id, tags }) =>
      Object.keys(chromaticParameter(tags).modes).map((mode) => `${id}/${mode}`),
    ),
  );

/** Copies the pictures that a failed test attached, e.g. `ui-button--default/bridge-desk/after`, into the report. */
function collectChanges({ parent, title }: TestCase, { attachments }: TestResult): readonly Change[] {
  const files = new Map(attachments.map(({ name, path }) => [name, path]));
  const copyPicture = (name: string) => {
    const from = files.get(name);
    if (!from) return null;
    const target = join('pictures', `${name}.png`);
    mkdirSync(dirname(join(folder, target)), { recursive: true });
    copyFileSync(from, join(folder, target));
    return target;
  };
  const ids = [...files.keys()].filter((name) => name.endsWith('/after')).map((name) => dirname(name));
  if (ids.length === 0) return [];
  const reviewed = reviewedPictures();
  return ids.map((id) => {
    const [brand = '', width = '', colorMode = 'light'] = id.slice(id.indexOf('/') + 1).split('-');
    const looks = {
      before: copyPicture(`${id}/before`),
      after: copyPicture(`${id}/after`) ?? '',
      difference: copyPicture(`${id}/difference`),
    };
    return {
      id,
      component: parent.title,
      story: title,
      brand,
      width,
      colorMode,
      isReviewed: reviewed.has(id),
      ...looks,
    };
  });
}

/** Writes `reports/visual/index.html` if pictures differ: one page to review them all. */
export default class ReviewReporter implements Reporter {
  /** The changes of each test, by its id: those of its last try. */
  readonly #changes = new Map<string, readonly Change[]>();

  onBegin() {
    rmSync(folder, { recursive: true, force: true });
  }

  onTestEnd(test: TestCase, result: TestResult) {
    this.#changes.set(test.id, collectChanges(test, result));
  }

  onEnd() {
    const changes = [...this.#changes.values()].flat();
    if (changes.length === 0) return;
    writePage(folder, changes);
    console.log(
      `\n${changes.length} pictures differ. Judge them: npx --yes pnpm@12 test:visual:review (or open reports/visual/index.html).`,
    );
  }

  printsToStdio() {
    return false;
  }
}

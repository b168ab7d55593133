import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Change } from './changes.ts';

const own = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Writes the review page for the changes: one self-contained file, except for the pictures next to it. */
export function writePage(folder: string, changes: readonly Change[]) {
  const sorted = changes.toSorted(
    (a, b) => a.component.localeCompare(b.component) || a.id.localeCompare(b.id),
  );
  const slider = readFileSync(fileURLToPath(import.meta.resolve('img-comparison-slider')), 'utf8');
  const parts: Readonly<Record<string, string>> = {
    style: `<style>${own('page.css')}</style>`,
    changes: `<script>window.changes = ${JSON.stringify(sorted).replaceAll('<', '\\u003c')};</script>`,
    slider: `<script>${slider}</script>`,
    script: `<script type="module">${stripTypeScriptTypes(own('page.ts'))}</script>`,
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'changes.json'), JSON.stringify(sorted));
  writeFileSync(
    join(folder, 'index.html'),
    own('page.html').replace(/<!-- (\w+) -->/g, (_, name: string) => parts[name] ?? ''),
  );
}

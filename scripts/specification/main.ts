import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAreas, root } from './pages.ts';
import { upToDate } from './proofLines.ts';

// Updates the proof links under the rules of docs/specification, and the index.
for (const [path, text] of upToDate(readAreas())) {
  const file = join(root, path);
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

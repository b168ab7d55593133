import { writeFileSync } from 'node:fs';
import { apiText } from './apiText.ts';
import { apiFile, entriesOf, packagesWithApi } from './entries.ts';
import { publicApi } from './publicApi.ts';

// Writes the public API of all published packages, or of the named ones: `node scripts/api/main.ts [ui …]`. Review the
// diff: whatever users lose or must change needs a changeset that says so.
const named = process.argv.slice(2);
const folders = named.length > 0 ? named : packagesWithApi;
const api = publicApi(packagesWithApi.flatMap(entriesOf));
for (const folder of folders) {
  writeFileSync(apiFile(folder), apiText(api.filter((entry) => entry.folder === folder)));
}

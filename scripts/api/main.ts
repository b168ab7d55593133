import { writeFileSync } from 'node:fs';
import { apiText } from './apiText.ts';
import { apiFile, entriesOf, publishedPackages } from './entries.ts';
import { publicApi } from './publicApi.ts';

// Writes down the public API of the published packages, or of those that are named: `node scripts/api/main.ts [ui …]`.
// Review the difference: what users lose or must change asks for a changeset that says so.
const named = process.argv.slice(2);
const folders = named.length > 0 ? named : publishedPackages;
const api = publicApi(publishedPackages.flatMap(entriesOf));
for (const folder of folders) {
  writeFileSync(apiFile(folder), apiText(api.filter((entry) => entry.folder === folder)));
}

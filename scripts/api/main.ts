import { writeFileSync } from 'node:fs';
import { libraries } from '../publish/publishedPackages.ts';
import { apiFile, apiText } from './apiText.ts';
import { publicApi } from './publicApi.ts';

// Writes the public API of all published packages. Review the diff: whatever users lose or must change needs a changeset
// that says so.
const api = publicApi();
for (const folder of libraries)
  writeFileSync(apiFile(folder), apiText(api.filter((entry) => entry.folder === folder)));

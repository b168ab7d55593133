import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packAll } from './pack.ts';

// `pnpm pack:packages`: builds every published package and packs it as for npm into `packed`, for a trial in another
// project (docs/before-the-first-release.md).
const root = join(import.meta.dirname, '../..');
execFileSync(process.execPath, [join(root, 'scripts/test/packages.ts')], { stdio: 'inherit' });
for (const tarball of packAll(join(root, 'packed')).values()) console.log(tarball);

import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';

/** All sources of the built console. */
const sources = [
  'pnpm-lock.yaml',
  'packages/*/package.json',
  'packages/console-app/{index.html,admin.html,vite.config.ts}',
  'scripts/build/{compileHintPlugin,oldestBrowsers,precompressed}.ts',
  'packages/console-app/public/**/*',
  'packages/{console-app,console-kit,feature-flags,live-list,marketplace-form,marketplace-insight,reference-data,referrals,ui}/src/**/*',
];

/** Number of builds to keep: another start may still be serving an older one. */
const maxBuilds = 4;

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function deleteOldBuilds(cache: string) {
  const builds = readdirSync(cache)
    .map((name) => ({ path: join(cache, name), time: statSync(join(cache, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of builds.slice(maxBuilds)) rmSync(path, { recursive: true, force: true });
}

/**
 * Returns the folder of the console, built from the current sources. Caches one build per state of the sources, so that
 * a second start doesn't build again, and no running server loses its files to another build.
 */
export async function builtConsole(root: string): Promise<string> {
  const cache = join(root, '.cache/console');
  const target = join(cache, fingerprint(root));
  if (existsSync(target)) return target;
  mkdirSync(cache, { recursive: true });
  deleteOldBuilds(cache);
  const outDir = mkdtempSync(join(cache, 'building-'));
  const builder = await createBuilder({
    root: join(root, 'packages/console-app'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  await builder.buildApp();
  if (existsSync(target)) rmSync(outDir, { recursive: true });
  else renameSync(outDir, target);
  return target;
}

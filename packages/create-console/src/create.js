#!/usr/bin/env node
// `npm create @advantage/console harbor-console`: copies the template and fills in the project name and the versions.
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const usage = 'npm create @advantage/console harbor-console';

/** Prints the reason on one line and exits with an error. */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

const [name, ...others] = process.argv.slice(2);
if (name === undefined) refuse(`The new console needs a name: ${usage}`);
if (others.length > 0) refuse(`Give one name, not ${others.length + 1}: ${usage}`);
if (!/^[a-z][a-z0-9-]{0,99}$/.test(name))
  refuse(`"${name}" can't be the name: use lowercase letters, digits and hyphens, as in ${usage}`);
if (existsSync(name) && !(statSync(name).isDirectory() && readdirSync(name).length === 0))
  refuse(`The folder ${name} already exists and isn't empty. Choose another name.`);

const home = join(import.meta.dirname, '..');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { devDependencies: versions } = readJson(join(home, 'package.json'));

/**
 * In the repository, the packages have no version on npm yet: a console gets those that `pack:packages` packed. Returns
 * the path of each by package name, and nothing for the published package.
 */
function findPacked() {
  if (!Object.values(versions).some((version) => version.startsWith('workspace:'))) return {};
  const folder = join(home, '../../packed');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const packed = files.flatMap((file) => {
    const [, folderName] = /^advantage-(.+)-\d+\.\d+\.\d+.*\.tgz$/.exec(file) ?? [];
    return folderName && folderName !== 'create-console'
      ? [[`@advantage/${folderName}`, `file:${join(folder, file)}`]]
      : [];
  });
  if (packed.length === 0) refuse('Pack the packages first: npx --yes pnpm@12 pack:packages');
  return Object.fromEntries(packed);
}

const packed = findPacked();
/** Fills in the dependency versions that this package was tested with. */
const withVersions = (dependencies) =>
  Object.fromEntries(
    Object.keys(dependencies).map((dependency) => [dependency, packed[dependency] ?? versions[dependency]]),
  );

cpSync(join(home, 'template'), name, { recursive: true });
// npm doesn't publish files named .gitignore.
renameSync(join(name, 'gitignore'), join(name, '.gitignore'));

const manifest = readJson(join(name, 'package.json'));
const dependencies = withVersions({ ...packed, ...manifest.dependencies });
const devDependencies = withVersions(manifest.devDependencies);
const isPacked = Object.keys(packed).length > 0;
// The packed packages depend on each other by versions that npm doesn't have yet. npm finds them among the dependencies;
// Yarn reads `resolutions`, and pnpm `overrides`.
const resolutions = isPacked ? { resolutions: packed } : {};
writeFileSync(
  join(name, 'package.json'),
  `${JSON.stringify({ ...manifest, name, dependencies, devDependencies, ...resolutions }, null, 2)}\n`,
);
if (isPacked)
  appendFileSync(join(name, 'pnpm-workspace.yaml'), `overrides: ${JSON.stringify(packed, null, 2)}\n`);

const title = name
  .split('-')
  .filter((word) => word !== '')
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  .join(' ');
const brand = title.replace(/ Console$/, '');
for (const file of ['README.md', 'index.html', 'brand.html', 'src/brand.ts']) {
  const path = join(name, file);
  const text = readFileSync(path, 'utf8').replaceAll('Harbor Console', title);
  writeFileSync(path, text.replaceAll("'Harbor'", `'${brand}'`));
}

console.log(`Created ${title}. Start it with:\n\n  cd ${name}\n  npm install && npm run dev\n`);

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listTokens } from '../../packages/ui/src/foundations/listTokens.ts';
import { bridgeTokens } from '../../packages/ui/src/theme/brands/bridge.tokens.ts';
import { propertyName } from '../../packages/ui/src/theme/propertyName.ts';
import { resolveTokens } from '../../packages/ui/src/theme/tokens.ts';

const root = join(import.meta.dirname, '../..');
const groups = 'color|control|font|motion|radius|row|shadow|size|space|text|weight';
const asPath = new RegExp(`\\b(?:vars\\.)?((?:${groups})(?:\\.[a-zA-Z]\\w*|\\[['"]?\\w+['"]?\\])+)`, 'g');

/** Returns the tokens in a style sheet as custom properties: `color.bg.surface` is `--adv-color-bg-surface`. */
export function tokensIn(source: string): readonly string[] {
  const paths = [...source.matchAll(asPath)].map(([, path = '']) => path.split(/[.[\]'"]+/).filter(Boolean));
  return [...new Set(paths.map((path) => `--${propertyName(path)}`))].sort();
}

/** Returns the style sheets that a module and its neighbors import, including those of the theme. */
function styleSheetsOf(file: string, visited = new Set<string>()): ReadonlySet<string> {
  const source = readFileSync(file, 'utf8');
  for (const [, path = ''] of source.matchAll(/from '(\.[^']+)'/g)) {
    const imported = join(dirname(file), path);
    const isSheet = imported.endsWith('.css.ts') && !imported.endsWith('/vars.css.ts');
    if (visited.has(imported) || !existsSync(imported)) continue;
    if (isSheet || (/\.tsx?$/.test(imported) && dirname(imported) === dirname(file))) {
      visited.add(imported);
      styleSheetsOf(imported, visited);
    }
  }
  return visited;
}

/** Returns the tokens of each component with a page, by the path of its stories without `.stories.tsx`. */
export function componentTokens(): Readonly<Record<string, readonly string[]>> {
  const names = new Set(tokenNames());
  return Object.fromEntries(
    globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).map((stories) => {
      const path = stories.replace('.stories.tsx', '');
      const component = join(root, `${path}.tsx`);
      const sheets = existsSync(component) ? [...styleSheetsOf(component)] : [];
      const tokens = sheets
        .filter((sheet) => sheet.endsWith('.css.ts'))
        .flatMap((sheet) => tokensIn(readFileSync(sheet, 'utf8')));
      return [path, [...new Set(tokens)].filter((token) => names.has(token)).sort()];
    }),
  );
}

/** Returns every custom property of the theme. */
const tokenNames = () =>
  listTokens(resolveTokens(bridgeTokens, 'light')).map(([path]) => `--${propertyName(path.split('.'))}`);

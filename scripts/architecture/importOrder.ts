/** One line of the map: the folders of a package that share a description. */
export interface MapLine {
  readonly folders: readonly string[];
  readonly sentence: string;
}

/**
 * Parses the packages of docs/architecture.md and their folders, in the order of the page: a heading with the package's
 * `src` folder, followed by a list of `- \`folder\`, \`folder\`: sentence`.
 */
export function packageMap(page: string): ReadonlyMap<string, readonly MapLine[]> {
  const sections = page.split(/^#{2,4} /m).flatMap((section) => {
    const [, name] = /^`packages\/([\w-]+)\/src`/.exec(section) ?? [];
    return name === undefined ? [] : [[name, mapLines(section)] as const];
  });
  return new Map(sections);
}

/** Parses the items of a list that start with folders: `- \`a\`, \`b\`: sentence`. */
export const mapLines = (section: string): readonly MapLine[] =>
  [...section.matchAll(/^- ((?:`[^`]+`(?:, )?)+): (.+)$/gm)].map(([, names = '', sentence = '']) => ({
    folders: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\/$/, '')),
    sentence,
  }));

/** Tests, stories and guides may import what builds on their folder. */
const testsAndStories = String.raw`\.(test|stories|guide)\.`;

/** Returns the dependency-cruiser rules that enforce the order: a folder imports only from folders listed before it. */
export const importOrderRules = (page: string) =>
  [...packageMap(page)].flatMap(([name, lines]) => {
    const names = lines.flatMap(({ folders }) => folders);
    return names.slice(0, -1).map((folder, index) => ({
      name: `${name}-${folder}-before-later-folders`,
      comment: `docs/architecture.md lists ${folder} before these folders: it may not import from them.`,
      severity: 'error' as const,
      from: { path: `^packages/${name}/src/${folder}/`, pathNot: testsAndStories },
      to: { path: `^packages/${name}/src/(${names.slice(index + 1).join('|')})/` },
    }));
  });

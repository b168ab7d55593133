/** One line of the map: folders of a package that share a sentence. */
export interface MapLine {
  readonly folders: readonly string[];
  readonly sentence: string;
}

/**
 * The packages of docs/architecture.md and their rooms, in the order of the page: a heading with the package's `src` folder,
 * and under it a list of `- \`room\`, \`room\`: sentence`.
 */
export function packageMap(page: string): ReadonlyMap<string, readonly MapLine[]> {
  const sections = page.split(/^#{2,4} /m).flatMap((section) => {
    const [, name] = /^`packages\/([\w-]+)\/src`/.exec(section) ?? [];
    return name === undefined ? [] : [[name, mapLines(section)] as const];
  });
  return new Map(sections);
}

/** The lines of a list whose items begin with folders: `- \`a\`, \`b\`: sentence`. */
export const mapLines = (section: string): readonly MapLine[] =>
  [...section.matchAll(/^- ((?:`[^`]+`(?:, )?)+): (.+)$/gm)].map(([, names = '', sentence = '']) => ({
    folders: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/\/$/, '')),
    sentence,
  }));

/** Tests, stories and guides may use what is built on top of the room they stand in. */
const testsAndStories = String.raw`\.(test|stories|guide)\.`;

/** The rules of dependency-cruiser that keep the order: a room imports only from rooms that come before it. */
export const roomRules = (page: string) =>
  [...packageMap(page)].flatMap(([name, lines]) => {
    const rooms = lines.flatMap(({ folders }) => folders);
    return rooms.slice(0, -1).map((room, index) => ({
      name: `${name}-${room}-before-later-rooms`,
      comment: `docs/architecture.md puts ${room} before these rooms: it may not import from them.`,
      severity: 'error' as const,
      from: { path: `^packages/${name}/src/${room}/`, pathNot: testsAndStories },
      to: { path: `^packages/${name}/src/(${rooms.slice(index + 1).join('|')})/` },
    }));
  });

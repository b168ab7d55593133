import { join, sep } from 'node:path';

/** What Storybook's manifest says of a component, as far as it is corrected here. */
export interface DescribedComponent {
  readonly name: string;
  readonly import?: string | undefined;
  readonly stories: readonly { readonly snippet?: string | undefined }[];
  readonly error?: unknown;
}

const root = join(import.meta.dirname, '../..') + sep;

/** The names that import statements bring. */
const importedNames = (statements: string): readonly string[] =>
  [...statements.matchAll(/\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/^\s*type\s+/, '').trim()),
  );

/** The components that a snippet draws. */
const drawn = (snippet: string): readonly string[] =>
  [...snippet.matchAll(/(?<!\w)<([A-Z]\w*)/g)].map(([, name = '']) => name);

/** A snippet without what only tests have; none where it draws what is not published. */
function forHosts(snippet: string, entryOf: ReadonlyMap<string, string>): string | undefined {
  return drawn(snippet).every((name) => entryOf.has(name))
    ? snippet.replace(/\bfn\(\)/g, '() => {}')
    : undefined;
}

/** Imports of the names that snippets use, from the entries that publish them. */
function hostImports(names: readonly string[], entryOf: ReadonlyMap<string, string>): string {
  const entries = new Set(names.flatMap((name) => entryOf.get(name) ?? []));
  const namesOf = (entry: string) => new Set(names.filter((name) => entryOf.get(name) === entry));
  return [...entries]
    .map((entry) => `import { ${[...namesOf(entry)].toSorted().join(', ')} } from '${entry}';`)
    .toSorted()
    .join('\n');
}

/**
 * Storybook's manifest as hosts can use it: what is imported comes from published entries, snippets need no test library
 * and draw nothing else, and no path says where it was built. `entryOf` gives the entry that publishes a name. What could not be described is left out.
 */
export function hostManifest<Component extends DescribedComponent>(
  components: Readonly<Record<string, Component>>,
  entryOf: ReadonlyMap<string, string>,
): Readonly<Record<string, Component>> {
  const described = Object.entries(components).filter(([, { error }]) => !error);
  const corrected = described.map(([id, component]) => {
    const stories = component.stories.map((story) =>
      story.snippet ? { ...story, snippet: forHosts(story.snippet, entryOf) } : story,
    );
    const code = stories.map(({ snippet = '' }) => snippet).join('\n');
    const used = importedNames(component.import ?? '').filter((name) =>
      new RegExp(`\\b${name}\\b`).test(code),
    );
    return [id, { ...component, stories, import: hostImports([component.name, ...used], entryOf) }];
  });
  return JSON.parse(JSON.stringify(Object.fromEntries(corrected)).replaceAll(root, ''));
}

import { join, sep } from 'node:path';

/** The fields of a component in Storybook's manifest that are corrected here. */
export interface DescribedComponent {
  readonly name: string;
  readonly import?: string | undefined;
  readonly stories: readonly { readonly snippet?: string | undefined }[];
  readonly error?: unknown;
}

const root = join(import.meta.dirname, '../..') + sep;

/** Returns the names that import statements import. */
const importedNames = (statements: string): readonly string[] =>
  [...statements.matchAll(/\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/^\s*type\s+/, '').trim()),
  );

/** Returns the components that a snippet renders. */
const renderedComponents = (snippet: string): readonly string[] =>
  [...snippet.matchAll(/(?<!\w)<([A-Z]\w*)/g)].map(([, name = '']) => name);

/** Removes test code from a snippet. Returns undefined if the snippet renders an unpublished component. */
function forHosts(snippet: string, entryOf: ReadonlyMap<string, string>): string | undefined {
  return renderedComponents(snippet).every((name) => entryOf.has(name))
    ? snippet.replace(/\bfn\(\)/g, '() => {}')
    : undefined;
}

/** Returns imports of the names that snippets use, from the entries that publish them. */
function hostImports(names: readonly string[], entryOf: ReadonlyMap<string, string>): string {
  const entries = new Set(names.flatMap((name) => entryOf.get(name) ?? []));
  const namesOf = (entry: string) => new Set(names.filter((name) => entryOf.get(name) === entry));
  return [...entries]
    .map((entry) => `import { ${[...namesOf(entry)].toSorted().join(', ')} } from '${entry}';`)
    .toSorted()
    .join('\n');
}

/**
 * Adapts Storybook's manifest to hosts: imports come from published entries, snippets need no test library and render
 * only published components, and no path reveals where it was built. `entryOf` returns the entry that publishes a name.
 * Omits components that Storybook couldn't describe.
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

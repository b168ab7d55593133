import type { ApiExport, ApiMember, EntryApi } from './publicApi.ts';

/** Returns the names that a check finds in the exports of each entry, e.g. `@advantage/ui ButtonProps.tone`. */
const findIn = (
  entries: readonly EntryApi[],
  find: (each: ApiExport, exports: readonly ApiExport[]) => readonly string[],
): readonly string[] =>
  entries.flatMap(({ name: entry, exports }) =>
    exports.flatMap((each) => find(each, exports)).map((name) => `${entry} ${name}`),
  );

const isUndocumented = ({ doc, isOurs }: ApiExport | ApiMember) => isOurs && doc === '';

/** Returns every export without a doc comment. The props of a component are described by the component. */
export const undocumentedExports = (entries: readonly EntryApi[]) =>
  findIn(entries, (each, exports) => {
    const isDescribed = exports.some(({ doc, name }) => doc && each.name === `${name}Props`);
    return isUndocumented(each) && !isDescribed ? [each.name] : [];
  });

/** Returns the props of components that a check finds. */
const propsIn = (entries: readonly EntryApi[], isFound: (member: ApiMember) => boolean) =>
  findIn(entries, ({ name, kind, members }) =>
    name.endsWith('Props') || kind === 'component'
      ? members.filter(isFound).map((member) => `${name}.${member.name}`)
      : [],
  );

/** Returns every prop of a component without a doc comment. */
export const undocumentedProps = (entries: readonly EntryApi[]) => propsIn(entries, isUndocumented);

/**
 * Returns every optional prop that doesn't state its default. Callbacks need none, because without one nothing is
 * called. Neither do props of a library, which documents them.
 */
export const propsWithoutDefault = (entries: readonly EntryApi[]) =>
  propsIn(
    entries,
    (prop) => prop.isOurs && prop.isOptional && !/^on[A-Z]/.test(prop.name) && prop.default === '',
  );

/** Components that set something for everything inside, and icons: there is no alternative to them. */
const withoutAlternative = /(Provider|Router|Icon)$/;

/** Returns every component that doesn't say which component to use instead. */
export const componentsWithoutAlternative = (entries: readonly EntryApi[]) =>
  findIn(entries, ({ name, kind, doc }) =>
    kind === 'component' && !withoutAlternative.test(name) && !/`[A-Z]\w+`/.test(doc) ? [name] : [],
  );

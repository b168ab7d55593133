import type { ApiExport, ApiMember, EntryApi } from './publicApi.ts';

/** Returns whether an export is the props of a component, which describes them. */
const isDescribedBy = ({ name }: ApiExport, others: readonly ApiExport[]) =>
  others.some((other) => other.doc && name === `${other.name}Props`);

/** Returns whether an export is a component or the props of one. */
const hasProps = ({ name, signature }: ApiExport) =>
  name.endsWith('Props') || signature.startsWith('component(');

const isUndocumented = ({ doc, isOurs }: { readonly doc: string; readonly isOurs: boolean }) =>
  isOurs && doc === '';

const namesOf = ({ name }: ApiExport, members: readonly ApiMember[]) =>
  members.map((member) => `${name}.${member.name}`);

/** Returns every export without a doc comment, e.g. `@advantage/ui datePeriods`. */
export const undocumentedExports = (entries: readonly EntryApi[]): readonly string[] =>
  entries.flatMap(({ name: entry, exports }) =>
    exports
      .filter((each) => isUndocumented(each) && !isDescribedBy(each, exports))
      .map(({ name }) => `${entry} ${name}`),
  );

/** Returns every prop of a component without a doc comment, e.g. `@advantage/ui ButtonProps.tone`. */
export const undocumentedProps = (entries: readonly EntryApi[]): readonly string[] =>
  entries.flatMap(({ name: entry, exports }) =>
    exports
      .filter(hasProps)
      .flatMap((each) => namesOf(each, each.members.filter(isUndocumented)))
      .map((name) => `${entry} ${name}`),
  );

/**
 * Callbacks need no default, because without one nothing is called. Neither do props of a library, which documents
 * them.
 */
const needsDefault = ({ name, signature, isOurs }: ApiMember) =>
  isOurs && signature.includes('?:') && !/^on[A-Z]/.test(name);

/** Returns every optional prop that doesn't state its default. */
export const propsWithoutDefault = (entries: readonly EntryApi[]): readonly string[] =>
  entries.flatMap(({ name: entry, exports }) =>
    exports
      .filter(hasProps)
      .flatMap((each) =>
        namesOf(
          each,
          each.members.filter((member) => needsDefault(member) && !member.default),
        ),
      )
      .map((name) => `${entry} ${name}`),
  );

/** Components that set something for everything inside, and icons: there is no alternative to them. */
const withoutAlternative = /(Provider|Router|Icon)$/;

/** Returns every component that doesn't say which component to use instead. */
export const componentsWithoutAlternative = (entries: readonly EntryApi[]): readonly string[] =>
  entries.flatMap(({ name: entry, exports }) =>
    exports
      .filter(({ name, signature }) => signature.startsWith('component(') && /^[A-Z]/.test(name))
      .filter(({ name }) => !withoutAlternative.test(name))
      .filter(({ doc }) => !/`[A-Z]\w+`/.test(doc))
      .map(({ name }) => `${entry} ${name}`),
  );

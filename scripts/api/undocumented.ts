import type { ApiExport, ApiMember, EntryApi } from './publicApi.ts';

/** What a component takes is described where the component is. */
const isDescribedBy = ({ name }: ApiExport, others: readonly ApiExport[]) =>
  others.some((other) => other.doc && name === `${other.name}Props`);

/** Whether an export is a component, or what one takes. */
const hasProps = ({ name, signature }: ApiExport) =>
  name.endsWith('Props') || signature.startsWith('component(');

const isUndocumented = ({ doc, isOurs }: { readonly doc: string; readonly isOurs: boolean }) =>
  isOurs && doc === '';

const namesOf = ({ name }: ApiExport, members: readonly ApiMember[]) =>
  members.map((member) => `${name}.${member.name}`);

/** Every export without a doc comment, e.g. `@advantage/ui datePeriods`. */
export const undocumentedExports = (entries: readonly EntryApi[]): readonly string[] =>
  entries.flatMap(({ name: entry, exports }) =>
    exports
      .filter((each) => isUndocumented(each) && !isDescribedBy(each, exports))
      .map(({ name }) => `${entry} ${name}`),
  );

/** Every prop of a component without a doc comment, e.g. `@advantage/ui ButtonProps.tone`. */
export const undocumentedProps = (entries: readonly EntryApi[]): readonly string[] =>
  entries.flatMap(({ name: entry, exports }) =>
    exports
      .filter(hasProps)
      .flatMap((each) => namesOf(each, each.members.filter(isUndocumented)))
      .map((name) => `${entry} ${name}`),
  );

/** A callback that is not given is not called, and a library says itself what its props do: neither needs a default. */
const needsDefault = ({ name, signature, isOurs }: ApiMember) =>
  isOurs && signature.includes('?:') && !/^on[A-Z]/.test(name);

/** Every prop that may be left out and does not say what holds then. */
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

/** Sets something for everything inside, or is a drawing: there is nothing to choose it over. */
const withoutAlternative = /(Provider|Router|Icon)$/;

/** Every component that does not say which one to use instead where it is the wrong one. */
export const componentsWithoutAlternative = (entries: readonly EntryApi[]): readonly string[] =>
  entries.flatMap(({ name: entry, exports }) =>
    exports
      .filter(({ name, signature }) => signature.startsWith('component(') && /^[A-Z]/.test(name))
      .filter(({ name }) => !withoutAlternative.test(name))
      .filter(({ doc }) => !/`[A-Z]\w+`/.test(doc))
      .map(({ name }) => `${entry} ${name}`),
  );

import type { ApiExport, EntryApi } from './publicApi.ts';

/** What a component takes is described where the component is. */
const isDescribedBy = ({ name }: ApiExport, others: readonly ApiExport[]) =>
  others.some((other) => other.doc && name === `${other.name}Props`);

const isUndocumented = ({ doc, isOurs }: { readonly doc: string; readonly isOurs: boolean }) =>
  isOurs && doc === '';

/** Every export and every property of a type without a doc comment, e.g. `@advantage/ui ButtonProps.tone`. */
export function undocumented(entries: readonly EntryApi[]): readonly string[] {
  return entries.flatMap(({ name: entry, exports }) =>
    exports.flatMap((each) => {
      const isBare = isUndocumented(each) && !isDescribedBy(each, exports);
      const members = each.members.filter(isUndocumented).map(({ name }) => `${each.name}.${name}`);
      return [...(isBare ? [each.name] : []), ...members].map((name) => `${entry} ${name}`);
    }),
  );
}

import type { ApiExport, EntryApi } from './publicApi.ts';

/** What an export is; of a type that extends listed ones, which they are. */
function headline({ name, signature, bases, members }: ApiExport): string {
  if (signature !== 'type' || bases.length === 0) return `${name} ${signature}`;
  const isAlone = bases.length === 1 && members.every(({ isInherited }) => isInherited);
  return `${name} type ${isAlone ? '=' : 'extends'} ${bases.join(', ')}`;
}

/**
 * What a package offers, as text that is committed and reviewed: names, what they are, and the types of their
 * properties; those of a listed type that it extends are told there. Doc comments are left out, so that only a change for users changes it.
 */
export const apiText = (entries: readonly EntryApi[]): string =>
  entries
    .map(({ name, exports }) => {
      const lines = exports.flatMap((each) => [
        headline(each),
        ...each.members
          .filter(({ isInherited }) => !isInherited)
          .map((member) => `  ${member.name}${member.signature}`),
      ]);
      return `# ${name}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');

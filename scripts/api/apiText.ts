import { breakLines } from './breakLines.ts';
import type { ApiExport, EntryApi } from './publicApi.ts';

/** Returns the heading of an export. For a type that extends listed types, the heading names them. */
function headline({ name, signature, bases, members }: ApiExport): string {
  if (signature !== 'type' || bases.length === 0) return `${name} ${signature}`;
  const isAlone = bases.length === 1 && members.every(({ isInherited }) => isInherited);
  return `${name} type ${isAlone ? '=' : 'extends'} ${bases.join(', ')}`;
}

/**
 * Renders a package's public API as text that is committed and reviewed: names, signatures, and the types of
 * properties, one member a line. Omits properties that come from a listed type, and doc comments, so that the text changes only when the
 * API does.
 */
export const apiText = (entries: readonly EntryApi[]): string =>
  entries
    .map(({ name, exports }) => {
      const lines = exports.flatMap((each) => [
        breakLines(headline(each)),
        ...each.members
          .filter(({ isInherited }) => !isInherited)
          .map((member) => breakLines(`${member.name}${member.signature}`, '  ')),
      ]);
      return `# ${name}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');

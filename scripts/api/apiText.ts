import type { EntryApi } from './publicApi.ts';

/**
 * What a package offers, as text that is committed and reviewed: names, what they are, and the types of their
 * properties. Doc comments are left out, so that only a change for users changes it.
 */
export const apiText = (entries: readonly EntryApi[]): string =>
  entries
    .map(({ name, exports }) => {
      const lines = exports.flatMap((each) => [
        `${each.name} ${each.signature}`,
        ...each.members.map((member) => `  ${member.name}${member.signature}`),
      ]);
      return `# ${name}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');

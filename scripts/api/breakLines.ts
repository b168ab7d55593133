const maxWidth = 110;
const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '<': '>' };

/** A separator at which a signature can be broken, and the group of brackets that it's in. */
interface Break {
  /** Index of the bracket that opens the group; -1 outside of all. */
  readonly group: number;
  readonly at: number;
  readonly length: number;
  /** Whether the separator starts the next line, as in a union, or ends this one. */
  readonly isLeading: boolean;
}

/** Returns the length of the text literal that starts at an index; 0 if none does. */
const literalAt = (text: string, at: number) =>
  /^(["'`])(?:\\.|(?!\1).)*\1/.exec(text.slice(at))?.[0].length ?? 0;

/** Finds where a signature can be broken, and which bracket closes which. */
function scan(text: string) {
  const breaks: Break[] = [];
  const groups: { readonly open: number; readonly close: number }[] = [];
  const stack: number[] = [];
  for (let at = 0; at < text.length; at += Math.max(1, literalAt(text, at))) {
    const sign = text[at] ?? '';
    const group = stack.at(-1) ?? -1;
    const open = text[group] ?? '';
    if (closing[sign]) stack.push(at);
    else if (group >= 0 && sign === closing[open] && text[at - 1] !== '=')
      groups.push({ open: stack.pop() ?? 0, close: at });
    else if ((sign === ',' || sign === ';') && text[at + 1] === ' ')
      breaks.push({ group, at, length: 2, isLeading: false });
    else if (/^ [|&] /.test(text.slice(at, at + 3))) breaks.push({ group, at, length: 3, isLeading: true });
  }
  return { breaks, groups };
}

/** Cuts a text at the breaks of a group. */
function itemsOf(text: string, start: number, end: number, breaks: readonly Break[]): readonly string[] {
  const items: string[] = [];
  let from = start;
  for (const { at, length, isLeading } of breaks) {
    items.push(text.slice(from, isLeading ? at : at + 1).trim());
    from = isLeading ? at + 1 : at + length;
  }
  return [...items, text.slice(from, end).trim()].filter((item) => item !== '');
}

/**
 * Breaks a signature that is too long into one line for each member, parameter or variant, so that a review shows which
 * of them changed. Breaks a union or intersection first, else the outermost brackets with the longest content.
 */
export function breakLines(text: string, indent = ''): string {
  if (indent.length + text.length <= maxWidth) return indent + text;
  const { breaks, groups } = scan(text);
  const inner = `${indent}  `;
  const outside = breaks.filter(({ group, isLeading }) => group < 0 && isLeading);
  if (outside.length > 0) {
    const [first = '', ...others] = itemsOf(text, 0, text.length, outside);
    return [breakLines(first, indent), ...others.map((item) => breakLines(item, inner))].join('\n');
  }
  const breakable = groups.filter(({ open }) => breaks.some(({ group }) => group === open));
  const [longest] = breakable
    .filter(({ open, close }) => breakable.every((other) => other.open >= open || other.close <= close))
    .sort((a, b) => b.close - b.open - (a.close - a.open));
  if (!longest) return indent + text;
  const { open, close } = longest;
  const own = breaks.filter(({ group }) => group === open);
  const separators = own.some(({ isLeading }) => !isLeading)
    ? own.filter(({ isLeading }) => !isLeading)
    : own;
  const items = itemsOf(text, open + 1, close, separators);
  return [
    indent + text.slice(0, open + 1),
    ...items.map((item) => breakLines(item, inner)),
    breakLines(text.slice(close), indent),
  ].join('\n');
}

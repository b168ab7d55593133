/** A text up to a length, with '…' where it goes on; no character is cut in half. */
export function shortText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${[...text.slice(0, longest)].slice(0, -1).join('').trimEnd()}…`;
}

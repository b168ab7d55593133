/** Truncates a text to a maximum length, ending in '…', without splitting a character in half. */
export function shortText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${[...text.slice(0, longest)].slice(0, -1).join('').trimEnd()}…`;
}

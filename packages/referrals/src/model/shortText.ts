/** Truncates a text to a maximum length, ending in '…', without splitting a character in half. */
export function shortText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${[...text.slice(0, maxLength)].slice(0, -1).join('').trimEnd()}…`;
}

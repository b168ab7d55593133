const warned = new Set<string>();

/** Warns the developers of a page in the console: once per message. */
export function warnOnce(message: string): void {
  if (!warned.has(message)) console.warn(message);
  warned.add(message);
}

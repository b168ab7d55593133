const warned = new Set<string>();

/** Warns the page's developers in the console: once per message, however many elements have the same mistake. */
export function warnOnce(message: string) {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`<referral-feed> ${message}`);
}

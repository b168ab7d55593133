const given = new Set<string>();

/** A warning for the people who build the page: once per page, however many elements have the same mistake. */
export function warnOnce(message: string) {
  if (given.has(message)) return;
  given.add(message);
  console.warn(`<referral-feed> ${message}`);
}

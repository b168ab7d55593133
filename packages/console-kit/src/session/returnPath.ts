/** Where sign-in and sign-out come back to, and where a person goes when no better page is known. */
export const startPath = '/admin';

const adminPath = /^\/admin(?:\/[A-Za-z0-9-]+)*\/?$/;
const plainCharacters = /^\/[\x21-\x7e]*$/;

/**
 * The page to return to after sign-in: path and query of an admin page of this site. Anything else, however it
 * is dressed up, becomes the start page: the address may come from a tampered store.
 */
export function safeReturnPath(candidate: string, origin: string): string {
  if (!plainCharacters.test(candidate) || candidate.includes('\\') || !URL.canParse(candidate, origin))
    return startPath;
  const url = new URL(candidate, origin);
  return url.origin === origin && adminPath.test(url.pathname) ? url.pathname + url.search : startPath;
}

const key = 'advantage.return-path';

/** Keeps the page to return to while the browser is at the sign-in server, one per tab. */
export const createReturnPaths = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  origin: string,
) => ({
  save(path: string) {
    storage.setItem(key, safeReturnPath(path, origin));
  },
  /** Keeps a path unless one is kept already. */
  keep(path: string) {
    if (storage.getItem(key) === null) storage.setItem(key, safeReturnPath(path, origin));
  },
  take() {
    const path = safeReturnPath(storage.getItem(key) ?? startPath, origin);
    storage.removeItem(key);
    return path;
  },
});

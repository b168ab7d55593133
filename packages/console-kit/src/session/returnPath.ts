/** The path that sign-in and sign-out return to if no better one is known. */
export const startPath = '/admin';

const adminPath = /^\/admin(?:\/[A-Za-z0-9.-]+)*\/?$/;
const plainCharacters = /^\/[\x21-\x7e]*$/;

/**
 * Returns the path to return to after sign-in: path and query of an admin page of this site. Anything else, however
 * disguised, becomes the start page: the path may come from storage that was tampered with.
 */
export function safeReturnPath(candidate: string, origin: string): string {
  if (!plainCharacters.test(candidate) || candidate.includes('\\') || !URL.canParse(candidate, origin))
    return startPath;
  const url = new URL(candidate, origin);
  return url.origin === origin && adminPath.test(url.pathname) ? url.pathname + url.search : startPath;
}

const key = 'advantage.return-path';

/** Stores the page to return to while the browser is at the sign-in server. Each tab has its own. */
export const createReturnPaths = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  origin: string,
) => ({
  save(path: string) {
    storage.setItem(key, safeReturnPath(path, origin));
  },
  /** Stores a path, unless one is already stored. */
  saveIfEmpty(path: string) {
    if (storage.getItem(key) === null) storage.setItem(key, safeReturnPath(path, origin));
  },
  /** Returns the stored path and forgets it. Returns `fallback` if there is none. */
  take(fallback = startPath) {
    const path = safeReturnPath(storage.getItem(key) ?? fallback, origin);
    storage.removeItem(key);
    return path;
  },
});

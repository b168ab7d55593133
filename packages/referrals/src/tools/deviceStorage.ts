/**
 * Where a reader's own things are kept: `localStorage`, or anything like it. It should be the reader's alone, so that nobody
 * else who signs in on the same device finds them.
 */
export type ViewStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What is kept under a key; null for nothing, and in a browser that forbids storage. */
export function storedText(storage: ViewStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

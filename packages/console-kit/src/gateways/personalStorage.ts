type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Browser storage for one user: other users who sign in on this browser never see it. `storage` is called on each use,
 * because a browser that forbids storage throws as soon as it's accessed.
 */
export function personalStorage(storage: () => BrowserStorage, username: string): BrowserStorage {
  const own = (key: string) => `${username}/${key}`;
  return {
    getItem: (key) => storage().getItem(own(key)),
    setItem: (key, text) => storage().setItem(own(key), text),
    removeItem: (key) => storage().removeItem(own(key)),
  };
}

/** Storage for a user's drafts and for writes whose outcome is unknown, in this tab only. */
export const personalDrafts = (username: string) => personalStorage(() => sessionStorage, username);

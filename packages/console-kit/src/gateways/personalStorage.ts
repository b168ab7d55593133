type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What a browser keeps for one person: nobody else who signs in here is offered it. `storage` is called at each
 * use, because a browser that forbids storage throws as soon as it is named.
 */
export function personalStorage(storage: () => BrowserStorage, username: string): BrowserStorage {
  const own = (key: string) => `${username}/${key}`;
  return {
    getItem: (key) => storage().getItem(own(key)),
    setItem: (key, text) => storage().setItem(own(key), text),
    removeItem: (key) => storage().removeItem(own(key)),
  };
}

/** Drafts of one person, and writes without an outcome, in this tab only. */
export const personalDrafts = (username: string) => personalStorage(() => sessionStorage, username);

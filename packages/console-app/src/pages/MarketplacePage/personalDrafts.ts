import type { DraftStorage } from '@advantage/marketplace-form';

/** Drafts of one person, in this tab only: nobody else who signs in here is offered them. */
export function personalDrafts(username: string): DraftStorage {
  const own = (key: string) => `${username}/${key}`;
  return {
    getItem: (key) => sessionStorage.getItem(own(key)),
    setItem: (key, text) => sessionStorage.setItem(own(key), text),
    removeItem: (key) => sessionStorage.removeItem(own(key)),
  };
}

import { AlertStore, SavedViewStore } from '@advantage/referrals/tools';
import type { PageName } from '../access/access.ts';
import { personalStorage } from '../gateways/personalStorage.ts';

const memoizeByKey = <Value>(create: (username: string, list: string) => Value) => {
  const known = new Map<string, Value>();
  return (username: string, list: string) => {
    const key = `${username}/${list}`;
    const value = known.get(key) ?? create(username, list);
    known.set(key, value);
    return value;
  };
};

const onDevice = (username: string) => personalStorage(() => localStorage, username);

const stores = memoizeByKey((username, list) => new SavedViewStore(onDevice(username), list));
const alerts = memoizeByKey((username) => new AlertStore(onDevice(username)));

/** The saved views of a person for the list of a page: the same object wherever it is asked for. */
export const savedViewsOf = (username: string, page: PageName): SavedViewStore => stores(username, page);

/** The alerts of a person: the same object wherever it is asked for. */
export const alertStoreOf = (username: string): AlertStore => alerts(username, '');

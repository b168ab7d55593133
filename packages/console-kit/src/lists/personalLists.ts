import { AlertStore, SavedViewStore } from '@advantage/referrals/tools';
import { personalStorage } from '../gateways/personalStorage.ts';

const onDevice = (username: string) => personalStorage(() => localStorage, username);

const savedViews = new Map<string, SavedViewStore>();
const alerts = new Map<string, AlertStore>();

/** Returns a user's saved views for the list of a page. Always the same object. */
export const savedViewsOf = (username: string, page: string): SavedViewStore => {
  const key = `${username}/${page}`;
  const store = savedViews.get(key) ?? new SavedViewStore(onDevice(username), page);
  savedViews.set(key, store);
  return store;
};

/** Returns a user's alerts. Always the same object. */
export const alertStoreOf = (username: string): AlertStore => {
  const store = alerts.get(username) ?? new AlertStore(onDevice(username));
  alerts.set(username, store);
  return store;
};

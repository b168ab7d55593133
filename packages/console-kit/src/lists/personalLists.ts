import { AlertStore, SavedViewStore } from '@advantage/referrals/tools';
import { personalStorage } from '../gateways/personalStorage.ts';

const createDeviceStorage = (username: string) => personalStorage(() => localStorage, username);

const savedViews = new Map<string, SavedViewStore>();
const alerts = new Map<string, AlertStore>();

/** Returns a user's saved views for the list of a page. Always the same object. */
export const getSavedViewStore = (username: string, page: string): SavedViewStore => {
  const key = `${username}/${page}`;
  const store = savedViews.get(key) ?? new SavedViewStore(createDeviceStorage(username), page);
  savedViews.set(key, store);
  return store;
};

/** Returns a user's alerts. Always the same object. */
export const getAlertStore = (username: string): AlertStore => {
  const store = alerts.get(username) ?? new AlertStore(createDeviceStorage(username));
  alerts.set(username, store);
  return store;
};

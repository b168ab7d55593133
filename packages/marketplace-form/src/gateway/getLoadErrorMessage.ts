import * as en from '../messages/en.ts';
/** Returns the message for marketplaces that failed to load, based on the error's HTTP `status`. */
export function getLoadErrorMessage(error: Error, t = en.listChanges): string {
  const status = 'status' in error ? Number(error.status) : undefined;
  if (status === 401) return t.signInRefused;
  return status === 403 ? t.noAccess : t.couldNotLoad;
}

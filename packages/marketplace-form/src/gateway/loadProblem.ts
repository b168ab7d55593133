import * as en from '../messages/en.ts';
/** Says why marketplaces could not be loaded, as far as the error's `status` says. */
export function loadProblem(error: Error, t = en.listChanges): string {
  const status = 'status' in error ? Number(error.status) : undefined;
  if (status === 401) return t.signInRefused;
  return status === 403 ? t.noAccess : t.couldNotLoad;
}

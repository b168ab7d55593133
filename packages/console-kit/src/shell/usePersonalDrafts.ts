import { useMemo } from 'react';
import { personalDrafts } from '../gateways/personalStorage.ts';
import { useConsole } from './ConsoleContext.ts';

/** Storage for drafts of the signed-in person, and writes without an outcome, in this tab only. */
export function usePersonalDrafts() {
  const { username } = useConsole().profile;
  return useMemo(() => personalDrafts(username), [username]);
}

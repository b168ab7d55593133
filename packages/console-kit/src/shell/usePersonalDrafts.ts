import { useMemo } from 'react';
import { personalDrafts } from '../gateways/personalStorage.ts';
import { useConsole } from './ConsoleContext.ts';

/** Returns storage for the signed-in user's drafts and for writes whose outcome is unknown, in this tab only. */
export function usePersonalDrafts() {
  const { username } = useConsole().profile;
  return useMemo(() => personalDrafts(username), [username]);
}

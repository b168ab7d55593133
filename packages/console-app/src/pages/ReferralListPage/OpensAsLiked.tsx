import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { PageName } from '../../roles/access.ts';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { isPlain, searchOfState } from '../../routes/listState.ts';
import type { Search } from '../../routes/search.ts';
import { PagePending } from '../PagePending/PagePending.tsx';
import { shelfOf } from './personalLists.ts';

export interface OpensAsLikedProps {
  /** Whose list it is. */
  readonly page: PageName;
  /** The list. */
  readonly children: ReactNode;
}

/**
 * Opens a list with the view that its reader chose to see first. An address that says something of the list is obeyed, so
 * that a link shows everybody the same.
 */
export function OpensAsLiked({ page, children }: OpensAsLikedProps) {
  const { profile } = useConsole();
  const navigate = useNavigate();
  const search: Search = useSearch({ strict: false });
  const [wanted, setWanted] = useState(() => {
    const { views, defaultId } = shelfOf(profile.username, page).content.get();
    return isPlain(search) ? views.find(({ id }) => id === defaultId)?.state : undefined;
  });
  useEffect(() => {
    if (!wanted) return;
    const open = async () => {
      await navigate({ to: '.', search: (current: Search) => searchOfState(current, wanted), replace: true });
      setWanted(undefined);
    };
    void open();
  }, [wanted, navigate]);
  return wanted ? <PagePending /> : children;
}

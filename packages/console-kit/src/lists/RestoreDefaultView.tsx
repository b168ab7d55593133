import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { applyViewParams, hasNoListParams } from '../address/listState.ts';
import type { Search } from '../address/search.ts';
import { PagePending } from '../notices/PagePending.tsx';
import { useConsole } from '../shell/ConsoleContext.ts';
import { getSavedViewStore } from './personalLists.ts';

/**
 * Opens a list with the user's default view. List parameters in the URL take precedence, so that a link shows everyone
 * the same.
 */
export function RestoreDefaultView({
  page,
  children,
}: {
  readonly page: string;
  readonly children: ReactNode;
}) {
  const { profile } = useConsole();
  const navigate = useNavigate();
  const search: Search = useSearch({ strict: false });
  const [pendingView, setPendingView] = useState(() => {
    const { views, defaultId } = getSavedViewStore(profile.username, page).content.get();
    return hasNoListParams(search) ? views.find(({ id }) => id === defaultId)?.state : undefined;
  });
  useEffect(() => {
    if (!pendingView) return;
    const open = async () => {
      await navigate({
        to: '.',
        search: (current: Search) => applyViewParams(current, pendingView),
        replace: true,
      });
      setPendingView(undefined);
    };
    void open();
  }, [pendingView, navigate]);
  return pendingView ? <PagePending /> : children;
}

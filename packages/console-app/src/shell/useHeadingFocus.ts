import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After going to another page the focus stands on its heading, so that it is read out and Tab goes on from there. */
export function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const heading = document.querySelector('h1');
        if (!fromLocation || !pathChanged || !heading) return;
        heading.tabIndex = -1;
        heading.focus();
      }),
    [router],
  );
}

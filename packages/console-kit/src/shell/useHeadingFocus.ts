import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Focuses the heading after navigation, so that screen readers announce it and Tab continues from there. */
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

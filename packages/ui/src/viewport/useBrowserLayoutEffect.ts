import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, but only where there is a layout: React before 19 warns of it on a server. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

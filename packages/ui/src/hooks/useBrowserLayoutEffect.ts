import { useEffect, useLayoutEffect } from 'react';

/**
 * `useLayoutEffect` for what is also drawn on a server, where there is no layout and React before 19 warns of it. For
 * what must be measured or focused before the frame is painted; everything else can wait for `useEffect`.
 */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

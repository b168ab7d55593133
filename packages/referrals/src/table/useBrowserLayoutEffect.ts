import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` where there is a layout: on a server React 18 warns of it, and nothing would run anyway (T9). */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

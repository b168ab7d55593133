import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from '../SidePanel/useBrowserLayoutEffect.ts';

/** Within a window's height of what is on screen. */
const reach = { rootMargin: '100% 0px' };

const isInReach = (element: HTMLElement) =>
  typeof IntersectionObserver === 'undefined' || element.getBoundingClientRect().top < 2 * window.innerHeight;

/** Calls back when an element first comes within reach; gives what ends the watch. */
function watch(element: HTMLElement, onNear: () => void) {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
  }, reach);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Whether a control is on screen or near it. What takes long to make and is far away can look like itself until then:
 * what is in reach at first is whole at once, anything else before it is seen. `whenFocused` makes it whole when the
 * focus comes first, e.g. by Tab, and gives the focus on.
 */
export function useNear<Place extends HTMLElement>(givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const place = useRef<Place>(null);
  const [isNear, setNear] = useState(false);
  useBrowserLayoutEffect(() => {
    if (isNear || !place.current) return;
    if (isInReach(place.current)) setNear(true);
    else return watch(place.current, () => setNear(true));
  }, [isNear]);
  const whenFocused = () => {
    flushSync(() => setNear(true));
    const field = document.getElementById(id);
    field?.focus({ preventScroll: true });
    // As Tab does.
    if (field instanceof HTMLInputElement) field.select();
  };
  return { id, place, isNear, whenFocused };
}

import { type FocusEvent, type Ref, useImperativeHandle, useRef } from 'react';
import type { FieldHandle, FieldProps } from './fieldProps.ts';

const isInside = (event: FocusEvent<HTMLElement>) => event.currentTarget.contains(event.relatedTarget);

const findFocusable = (group: HTMLElement | null, selectors: readonly string[]) =>
  selectors.map((selector) => group?.querySelector<HTMLElement>(selector)).find((element) => element);

/**
 * Manages focus for a group of native fields. `onFocus` and `onBlur` fire for the group as a whole; the handle
 * focuses the element that the first matching selector finds.
 */
export function useGroupFocus<Group extends HTMLElement>(
  handle: Ref<FieldHandle>,
  selectors: readonly string[],
  { onFocus, onBlur }: Pick<FieldProps, 'onFocus' | 'onBlur'>,
) {
  const ref = useRef<Group>(null);
  useImperativeHandle(handle, () => ({ focus: () => findFocusable(ref.current, selectors)?.focus() }), [
    selectors,
  ]);
  return {
    ref,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (!isInside(event)) onFocus?.();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!isInside(event)) onBlur?.();
    },
  };
}

import { type FocusEvent, type Ref, useImperativeHandle, useRef } from 'react';
import type { FieldHandle, FieldProps } from './fieldProps.ts';

const isInside = (event: FocusEvent<HTMLElement>) => event.currentTarget.contains(event.relatedTarget);

/** Focus of a group of native fields: in and out as a whole, and from outside to the first that matches. */
export function useGroupFocus<Group extends HTMLElement>(
  handle: Ref<FieldHandle>,
  selector: string,
  { onFocus, onBlur }: Pick<FieldProps, 'onFocus' | 'onBlur'>,
) {
  const ref = useRef<Group>(null);
  useImperativeHandle(
    handle,
    () => ({ focus: () => ref.current?.querySelector<HTMLElement>(selector)?.focus() }),
    [selector],
  );
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

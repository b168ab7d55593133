import { useCallback, useState } from 'react';

/** A value that the owner holds when `value` is given and the control otherwise. */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(defaultValue);
  const change = useCallback(
    (next: Value) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [value === undefined ? own : value, change] as const;
}

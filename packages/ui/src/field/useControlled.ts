import { useCallback, useState } from 'react';

/** State that's controlled by the caller if `value` is set, and by the component otherwise. */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const change = useCallback(
    (next: Value) => {
      setUncontrolledValue(next);
      onChange?.(next);
    },
    [onChange],
  );
  return [value === undefined ? uncontrolledValue : value, change] as const;
}

import { useTexts } from '@advantage/ui';
import { useMemo } from 'react';

/**
 * Returns several areas of a catalog, including the host's overrides: the same object until they change. Pass a
 * constant.
 */
export function useAreas<Areas extends Readonly<Record<string, object>>>(areas: Areas): Areas {
  const texts = useTexts();
  return useMemo(
    () => Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, texts(area)])) as Areas,
    [areas, texts],
  );
}

import { useTexts } from '@advantage/ui';
import { useMemo } from 'react';
import * as en from '../messages/en.ts';
import type { BulkMessages } from './bulkChange.ts';

/** Returns the texts of a bulk change, with the host's overrides. */
export function useBulkMessages(): BulkMessages {
  const texts = useTexts();
  return useMemo(
    () => ({
      bulkEdit: texts(en.bulkEdit),
      businessLineNames: texts(en.businessLineNames),
      errors: texts(en.errors),
      fieldLabels: texts(en.fieldLabels),
    }),
    [texts],
  );
}

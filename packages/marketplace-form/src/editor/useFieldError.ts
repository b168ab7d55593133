import { useCallback } from 'react';
import type { FieldName } from '../fields/values.ts';
import { useFormSelector } from '../form/formParts.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import { allRules } from '../values/allRules.ts';
import { runRule } from '../values/rule.ts';

/** The rules that mark a field as wrong together with another one, e.g. the other side of a pair. */
const markingRules = (name: FieldName) => allRules.filter((rule) => rule.with?.includes(name));

/** The error that shows at a field, and whether the field is marked as wrong. */
export function useFieldError(name: FieldName) {
  const select = useCallback(
    ({ getFieldState, getValues, getLoaded }: MarketplaceFormReturn) => {
      const errorMessage = getFieldState(name).error?.message;
      const isMarked = markingRules(name).some(
        (rule) =>
          getFieldState(rule.paths[0]).error && runRule(rule, getValues(), getLoaded().reference).length > 0,
      );
      return { errorMessage, isInvalid: errorMessage !== undefined || isMarked };
    },
    [name],
  );
  return useFormSelector(select);
}

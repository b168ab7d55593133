import { useMemo } from 'react';
import type { FieldName } from '../fields/values.ts';
import { useFormSelector } from '../form/formContext.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import { allRules } from '../values/allRules.ts';
import { type Rule, runRule } from '../values/rule.ts';

/** Rules that mark a field as invalid together with another one, e.g. the other bound of a range. */
const markingRules = new Map<string, readonly Rule[]>();
for (const rule of allRules) {
  for (const name of rule.with ?? []) markingRules.set(name, [...(markingRules.get(name) ?? []), rule]);
}

/** Returns a selector for a field's error and invalid state, and the names of the fields it reads. */
export function createFieldErrorSelector(name: FieldName) {
  const rules = markingRules.get(name) ?? [];
  const isMarked = ({ getErrors, getValues, getLoaded }: MarketplaceFormReturn) =>
    rules.some(
      (rule) => getErrors(rule.paths[0]) && runRule(rule, getValues(), getLoaded().reference).length > 0,
    );
  return {
    names: [name, ...rules.flatMap(({ paths }) => paths)],
    select: (form: MarketplaceFormReturn) => {
      const errorMessage = form.getErrors(name)?.message;
      return { errorMessage, isInvalid: errorMessage !== undefined || isMarked(form) };
    },
  };
}

/** Returns the error shown at a field, and whether the field is marked as invalid. */
export function useFieldError(name: FieldName) {
  const { names, select } = useMemo(() => createFieldErrorSelector(name), [name]);
  return useFormSelector(select, names);
}

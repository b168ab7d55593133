import { useMemo } from 'react';
import type { FieldName } from '../fields/values.ts';
import { useFormSelector } from '../form/formParts.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import { allRules } from '../values/allRules.ts';
import { type Rule, runRule } from '../values/rule.ts';

/** The rules that mark a field as wrong together with another one, e.g. the other side of a pair. */
const markingRules = new Map<string, readonly Rule[]>();
for (const rule of allRules) {
  for (const name of rule.with ?? []) markingRules.set(name, [...(markingRules.get(name) ?? []), rule]);
}

/** What of a form a field shows: its error, and whether it is marked as wrong; and what that depends on. */
export function fieldErrorOf(name: FieldName) {
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

/** The error that shows at a field, and whether the field is marked as wrong. */
export function useFieldError(name: FieldName) {
  const { names, select } = useMemo(() => fieldErrorOf(name), [name]);
  return useFormSelector(select, names);
}

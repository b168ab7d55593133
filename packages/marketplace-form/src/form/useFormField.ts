import { useMessages } from '@advantage/ui';
import { useCallback, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldsIn } from '../fields/fields.ts';
import type { FieldName, FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { useFormActions, useFormSummary } from './formContext.ts';

/** DOM ID of a field's control, or of the element around it. */
export const fieldId = (path: FieldPath) => `marketplace-${path.replaceAll('.', '-')}`;

/** A host's own field has a place among the form's values, but not in their type. */
export const inForm = <Name extends FieldName>(name: string) => name as Name;

/** Returns the value of a field. Re-renders only when this field changes. */
export function useFieldValue<Name extends FieldName>(name: Name): MarketplaceFormValues[Name] {
  const { control } = useFormActions().form;
  return useWatch({ control, name, exact: true });
}

/** Returns the values of some fields: the same object while they are equal. */
export function useFieldValues<Name extends FieldName>(names: readonly Name[]) {
  const { control } = useFormActions().form;
  return useWatch({
    control,
    compute: (values) =>
      Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<MarketplaceFormValues, Name>,
  });
}

/** Props of a field's control, except its value. */
interface FieldProps {
  /** ID that the links of the error summary point to. */
  readonly id: string;
  /** The name of the field. */
  readonly name: string;
  /** Label of the field. */
  readonly label: string;
  /** Whether the field is marked as required. */
  readonly isRequired: boolean;
  /** The error message, once it should be shown. */
  readonly errorMessage: string | undefined;
  /** Whether the field is marked as invalid, e.g. because of an error at the other bound of a range. */
  readonly isInvalid: boolean;
  /** Call this when the control loses focus, to show the errors of typed fields. */
  readonly onBlur: () => void;
}

/**
 * Returns everything that a field's control needs except its value, also for a host's own field. Get the value from
 * React Hook Form: with `register` for a native element, with `useController` for any other.
 */
export function useFieldProps(field: string): FieldProps {
  const name = inForm(field);
  const { showErrors, form } = useFormActions();
  const labels = useMessages(en.fieldLabels);
  // Not from `useFormState`, which re-renders every field whenever any error appears or vanishes.
  const error = useFormSummary(({ errors, issues }) => {
    const isMarked = issues.some((issue) => issue.with?.includes(name) && errors.has(issue.path));
    return errors.get(name) ?? (isMarked ? '' : undefined);
  });
  const info = fieldsIn(form.getLoaded().reference)[name];
  if (!info) throw new Error(`The marketplace form has no field '${field}'.`);
  return {
    id: fieldId(name),
    name,
    label: name in labels ? labels[name] : info.label,
    isRequired: info.isRequired === true,
    errorMessage: error || undefined,
    isInvalid: error !== undefined,
    onBlur: useCallback(() => showErrors(name), [showErrors, name]),
  };
}

/**
 * Returns everything that a controlled field's control needs. Re-renders only when this field or its error changes.
 */
export function useFormField<Name extends FieldName>(name: Name) {
  const { form, showErrors } = useFormActions();
  const control = useMemo(() => {
    const dispatch = (type: 'change' | 'blur', value: MarketplaceFormValues[Name]) => {
      // Register on every event, because a reset clears the registered fields.
      const { onChange, onBlur } = form.register(name);
      void (type === 'change' ? onChange : onBlur)({ type, target: { name, value } });
    };
    return {
      onChange: (value: MarketplaceFormValues[Name]) => dispatch('change', value),
      onBlur() {
        dispatch('blur', form.getValues()[name]);
        showErrors(name);
      },
      // Not the element itself: the control decides how to display the value.
      ref: (target: { focus(): void } | null) =>
        form.register(name).ref(target && { name, type: 'control', focus: () => target.focus() }),
    };
  }, [form, showErrors, name]);
  const { onChange, ...events } = control;
  return { value: useFieldValue(name), onChange, field: { ...useFieldProps(name), ...events } };
}

import { RadioGroup, type RadioOption } from '@advantage/ui';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { useFormField } from './useFormField.ts';

type ChoiceName =
  | 'marketplaceType'
  | 'paymentOption'
  | 'priceMode'
  | 'referralDeliveryMethod'
  | 'deliveryApiType';

interface FormRadiosProps<Name extends ChoiceName & FieldName> {
  /** Name of the field. */
  readonly name: Name;
  /** The options. */
  readonly options: readonly RadioOption<MarketplaceFormValues[Name]>[];
  /** Hint below the options. Default: none. */
  readonly description?: string | undefined;
  /** Overrides the selected value while another setting forces it. Default: the chosen value. */
  readonly value?: MarketplaceFormValues[Name];
}

/** Radio buttons of a field with a few options that should all be visible. */
export function FormRadios<Name extends ChoiceName>({
  name,
  options,
  description,
  value: override,
}: FormRadiosProps<Name>) {
  const { value, onChange, field } = useFormField(name);
  return (
    <RadioGroup
      {...field}
      {...(description && { description })}
      options={options}
      value={override ?? value}
      onChange={onChange}
    />
  );
}

/** Converts a record of labels to radio options. */
export const radioOptions = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): RadioOption<Value>[] => (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

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
  /** Which field. */
  readonly name: Name;
  /** What there is to choose from. */
  readonly options: readonly RadioOption<MarketplaceFormValues[Name]>[];
  /** Shown instead of the chosen value where something forces another one. Default: the chosen value. */
  readonly value?: MarketplaceFormValues[Name];
}

/** A field with a few choices that should all be seen. */
export function FormRadios<Name extends ChoiceName>({ name, options, value: forced }: FormRadiosProps<Name>) {
  const { value, onChange, field } = useFormField(name);
  return <RadioGroup {...field} options={options} value={forced ?? value} onChange={onChange} />;
}

/** The choices of a table of words. */
export const radioOptions = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): RadioOption<Value>[] => (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

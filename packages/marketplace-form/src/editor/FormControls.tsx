import {
  Checkbox,
  FieldRange,
  NumberField,
  type NumberFieldProps,
  RadioGroup,
  type RadioOption,
  Switch,
  type SwitchProps,
  TextField,
  type TextFieldProps,
  useMessages,
} from '@advantage/ui';
import type { FlagName, MarketplaceFormValues, TextName, ValueAt } from '../fields/values.ts';
import { inForm, useFieldProps, useFormActions, useFormField, useFormLoaded } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';

/** Props of `FormCheckbox`. */
export interface FormCheckboxProps<Values = MarketplaceFormValues> {
  /** The name of the field. */
  readonly name: NoInfer<FlagName<Values>>;
}

/** Checkbox of a field that is on or off. `Values`: `ValuesOf<typeof fields>` for a host's own field. */
export function FormCheckbox<Values = MarketplaceFormValues>({ name }: FormCheckboxProps<Values>) {
  const { value, onChange, field } = useFormField(inForm<FlagName>(name));
  return <Checkbox {...field} size="m" isSelected={value} onChange={onChange} />;
}

/** Props of `FormSwitch`. */
export interface FormSwitchProps<Values = MarketplaceFormValues>
  extends Pick<SwitchProps, 'size' | 'description' | 'isDisabled'> {
  /** The name of the field. */
  readonly name: NoInfer<FlagName<Values>>;
  /** Overrides the selected state while another setting forces it. Default: the chosen state. */
  readonly isSelected?: boolean;
}

/** Switch of a field that is on or off. `Values`: `ValuesOf<typeof fields>` for a host's own field. */
export function FormSwitch<Values = MarketplaceFormValues>({ name, ...props }: FormSwitchProps<Values>) {
  const { value, onChange, field } = useFormField(inForm<FlagName>(name));
  return <Switch {...field} isSelected={value} {...props} onChange={onChange} />;
}

type ChoiceName = TextName | 'paymentOption' | 'priceMode';

interface FormRadiosProps<Name extends ChoiceName> {
  readonly name: Name;
  readonly options: readonly RadioOption<ValueAt<Name>>[];
  /** Hint below the options. Default: none. */
  readonly description?: string | undefined;
  /** Overrides the selected value while another setting forces it. Default: the chosen value. */
  readonly value?: ValueAt<Name>;
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

export const radioOptions = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
): RadioOption<Value>[] => (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

/** Props of `FormText`. */
export interface FormTextProps<Values = MarketplaceFormValues>
  extends Pick<TextFieldProps, 'type' | 'placeholder'> {
  /** The name of the field. */
  readonly name: NoInfer<TextName<Values>>;
}

/**
 * Single-line text input of a field. `Values`: `ValuesOf<typeof fields>` for a host's own field. Uncontrolled: React
 * Hook Form holds the native element, so typing doesn't re-render.
 */
export function FormText<Values = MarketplaceFormValues>({ name: given, ...props }: FormTextProps<Values>) {
  const name = inForm<TextName>(given);
  const { form } = useFormActions();
  // Re-renders when a marketplace is loaded, to register again: a reset clears the registered fields.
  useFormLoaded();
  const { onBlur, ...field } = useFieldProps(name);
  const { ref, ...native } = form.register(name);
  const toEvent = (type: 'change' | 'blur', value: string) => ({ type, target: { name, value } });
  return (
    <TextField
      {...field}
      {...props}
      size="m"
      ref={ref}
      defaultValue={form.getValues(name)}
      onChange={(value) => void native.onChange(toEvent('change', value))}
      onBlur={() => {
        void native.onBlur(toEvent('blur', form.getValues(name)));
        onBlur();
      }}
      autoComplete="off"
    />
  );
}

type NumberProps = Pick<
  NumberFieldProps,
  'allowNegative' | 'allowDecimals' | 'maxDigits' | 'hasSeparators' | 'prefix' | 'suffix'
>;

/** Props of `FormNumber`. */
export interface FormNumberProps<Values = MarketplaceFormValues>
  extends NumberProps,
    Pick<NumberFieldProps, 'placeholder' | 'description'> {
  /** The name of the field. */
  readonly name: NoInfer<TextName<Values>>;
}

/** Number input of a field with `numberCodec`. `Values`: `ValuesOf<typeof fields>` for a host's own field. */
export function FormNumber<Values = MarketplaceFormValues>({
  name,
  description,
  ...props
}: FormNumberProps<Values>) {
  const { value, onChange, field } = useFormField(inForm<TextName>(name));
  // The error takes the place of the hint.
  const hint = field.errorMessage ? undefined : description;
  return <NumberField {...field} {...props} size="m" description={hint} value={value} onChange={onChange} />;
}

interface FormRangeProps extends NumberProps {
  readonly label: string;
  readonly min: TextName;
  readonly max: TextName;
}

/** A pair of number inputs for a minimum and a maximum. Blank means no limit. */
export function FormRange({ label, min, max, ...props }: FormRangeProps) {
  const t = useMessages(en.controls);
  const [low, high] = [useFormField(min), useFormField(max)];
  const [lowError, highError] = [low.field.errorMessage, high.field.errorMessage];
  // If both bounds have an error, each shows its own. Otherwise the error is shown below the pair.
  const isEach = lowError !== undefined && highError !== undefined;
  const input = ({ value, onChange, field }: typeof low, placeholder: string) => {
    const { label: name, errorMessage, ...others } = field;
    return (
      <NumberField
        {...others}
        {...props}
        size="m"
        errorMessage={isEach ? errorMessage : undefined}
        aria-label={name}
        placeholder={placeholder}
        value={value}
        onChange={onChange}
      />
    );
  };
  return (
    <FieldRange
      label={label}
      errorMessage={isEach ? undefined : (lowError ?? highError)}
      from={input(low, t.noMinimum)}
      to={input(high, t.noMaximum)}
    />
  );
}

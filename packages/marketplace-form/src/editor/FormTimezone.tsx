import { Select } from '@advantage/ui';
import { timezoneOptions } from './timezoneOptions.ts';
import { useFormField } from './useFormField.ts';

/** The timezone of the marketplace's schedule. */
export function FormTimezone() {
  const { value, onChange, field } = useFormField('referralDeliveryTimezone');
  return <Select {...field} options={timezoneOptions(value)} value={value} onChange={onChange} />;
}

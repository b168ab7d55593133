import { TimeField } from '@advantage/ui';
import { useFormField } from './useFormField.ts';

interface FormTimeProps {
  /** Which field. */
  readonly name: 'referralDeliveryStartTime' | 'referralDeliveryEndTime';
  /** Shown instead, without a way to change it, while something forces it. */
  readonly forced: string | undefined;
}

/** A field with a time of day. */
export function FormTime({ name, forced }: FormTimeProps) {
  const { value, onChange, field } = useFormField(name);
  return (
    <TimeField {...field} value={forced ?? value} onChange={onChange} isDisabled={forced !== undefined} />
  );
}

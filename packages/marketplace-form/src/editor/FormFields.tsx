import { LoadingOverlay, useMessages } from '@advantage/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormActivity } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import * as styles from './MarketplaceForm.css.ts';

export interface FormFieldsProps {
  /** Sections, the error summary and anything else. */
  readonly children: ReactNode;
}

/** Contains the fields of a form, and covers them while the form is saved or reloaded. */
export function FormFields({ children }: FormFieldsProps) {
  const t = useMessages(en.form);
  const { isReloading } = useFormActivity();
  const state = useFormState();
  // Deferred, so that the pressed button responds first: disabling a hundred fields takes longer than a frame.
  const isSubmitting = useDeferredValue(state.isSubmitting);
  return (
    <LoadingOverlay isLoading={isSubmitting || isReloading} label={isSubmitting ? t.savingLabel : t.loading}>
      {/* Only disables the fields. Not a group, because the sections inside have their own names. */}
      <fieldset role="none" className={styles.disabling} disabled={isSubmitting}>
        {children}
      </fieldset>
    </LoadingOverlay>
  );
}

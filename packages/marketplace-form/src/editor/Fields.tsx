import { LoadingOverlay, useMessages } from '@advantage/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormActivity } from '../form/formParts.ts';
import * as en from '../messages/en.ts';
import * as styles from './MarketplaceForm.css.ts';

/** What a form holds. */
export interface FormFieldsProps {
  /** Sections, the error summary, and anything else. */
  readonly children: ReactNode;
}

/** The fields of a form: none can be edited while it is saved or loaded. */
export function FormFields({ children }: FormFieldsProps) {
  const t = useMessages(en.form);
  const { isReloading } = useFormActivity();
  const state = useFormState();
  // The button that was pressed answers first: to take a hundred fields out of reach takes longer than a frame.
  const isSubmitting = useDeferredValue(state.isSubmitting);
  return (
    <LoadingOverlay isLoading={isSubmitting || isReloading} label={isSubmitting ? t.savingLabel : t.loading}>
      {/* It only disables: what it holds is named already. */}
      <fieldset role="none" className={styles.disabling} disabled={isSubmitting}>
        <div className={styles.fields}>{children}</div>
      </fieldset>
    </LoadingOverlay>
  );
}

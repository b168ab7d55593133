import { LoadingOverlay } from '@advantage/ui';
import type { ReactNode } from 'react';
import { AllSections } from './AllSections.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './MarketplaceForm.css.ts';

interface FieldsProps {
  /** The form is being saved: nothing can be edited (MKI-27). */
  readonly isSaving: boolean;
  /** The form starts anew. */
  readonly isReloading: boolean;
  /** What stands above the fields. Default none. */
  readonly children?: ReactNode;
}

/** Every field of the form, below what is wrong with them. */
export function Fields({ isSaving, isReloading, children }: FieldsProps) {
  return (
    <LoadingOverlay
      isLoading={isSaving || isReloading}
      label={isSaving ? 'Saving' : 'Loading the marketplace'}
    >
      {/* It only disables: what it holds has names of its own. */}
      <fieldset role="none" className={styles.fields} disabled={isSaving}>
        {children}
        <ErrorSummary />
        <AllSections />
      </fieldset>
    </LoadingOverlay>
  );
}

import { Heading, LoadingOverlay, useMessages } from '@advantage/ui';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { useFormState } from 'react-hook-form';
import type { SectionId } from '../fields/field.ts';
import { sectionSwitches } from '../fields/fields.ts';
import { useFieldValue, useFormActivity } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import * as rows from './FieldRow.css.ts';
import { FormSwitch } from './FormControls.tsx';
import * as styles from './MarketplaceForm.css.ts';

/** DOM ID of a section, which its navigation link points to. */
export const sectionDomId = (id: SectionId) => `marketplace-section-${id}`;

/** Props of a section of the form. */
export interface SectionProps {
  /** The host's own fields, below those of the section. Default: none. */
  readonly children?: ReactNode;
}

interface FormSectionProps extends SectionProps {
  readonly id: SectionId;
  /** The section's switch. Default: none. */
  readonly actions?: ReactNode;
}

/** A section of the form: its heading with its switch, and its fields. Without fields, only its head shows. */
export function FormSection({ id, actions, children }: FormSectionProps) {
  const headingId = useId();
  const headings = useMessages(en.sectionHeadings);
  return (
    <section
      id={sectionDomId(id)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={children ? styles.section : `${styles.section} ${styles.folded}`}
    >
      <div className={styles.sectionHead}>
        <Heading level={2} size="l" id={headingId}>
          {headings[id]}
        </Heading>
        {actions && <div className={styles.sectionSwitch}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

interface SwitchedSectionProps extends SectionProps {
  readonly id: keyof typeof sectionSwitches;
}

/** A section whose fields show while its switch is on. */
export function SwitchedSection({ id, children }: SwitchedSectionProps) {
  const name = sectionSwitches[id];
  const isOn = useFieldValue(name);
  return (
    <FormSection id={id} actions={<FormSwitch name={name} size="s" />}>
      {isOn && children}
    </FormSection>
  );
}

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

/** Props of `FieldRow`. */
export interface FieldRowProps extends Required<SectionProps> {
  /** Number of columns. On phones one, or two if there are four. Default 2. */
  readonly columns?: 1 | 2 | 3 | 4;
}

/** Fields side by side. Each keeps a line below it for its hint or error, so that an error moves no field. */
export const FieldRow = ({ children, columns = 2 }: FieldRowProps) => (
  <div className={rows.row[columns]}>{children}</div>
);

/** A checkbox or other control on a separate line. */
export const Alone = ({ children }: Required<SectionProps>) => <div className={rows.alone}>{children}</div>;

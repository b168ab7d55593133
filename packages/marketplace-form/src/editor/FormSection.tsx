import { Section, useMessages } from '@advantage/ui';
import { memo, type ReactNode } from 'react';
import type { SectionId } from '../fields/field.ts';
import { selectErrorCounts, useFormSummary } from '../form/formContext.ts';
import * as en from '../messages/en.ts';

/** DOM ID of a section, which its navigation link points to. */
export const sectionDomId = (id: SectionId) => `marketplace-section-${id}`;

/** Props of a section of the form. */
export interface SectionProps {
  /** The host's own fields, below those of the section. Default: none. */
  readonly children?: ReactNode;
}

interface FormSectionProps {
  /** ID of the section. */
  readonly id: SectionId;
  /** The section's switch. Default: none. */
  readonly actions?: ReactNode;
  /** One line that describes the settings of a section that is off; collapses the section. Default: not folded. */
  readonly foldedText?: string | undefined;
  /** The fields. Default: none. */
  readonly children?: ReactNode;
}

/** Memoized: most errors concern one section, and the others don't re-render. */
const Card = memo(Section);

/** A section of the form as a card, with its number of errors. */
export function FormSection({ id, foldedText, ...props }: FormSectionProps) {
  return (
    <Card
      {...props}
      {...(foldedText && { foldedText })}
      id={sectionDomId(id)}
      heading={useMessages(en.sectionHeadings)[id]}
      errorCount={useFormSummary(selectErrorCounts)[id]}
    />
  );
}

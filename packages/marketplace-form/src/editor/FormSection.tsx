import { Section, useMessages } from '@advantage/ui';
import { memo, type ReactNode } from 'react';
import type { SectionId } from '../fields/field.ts';
import { errorCountsOf, useFormSummary } from '../form/formParts.ts';
import * as en from '../messages/en.ts';

/** The DOM id of a section: where its link in the navigation leads. */
export const sectionDomId = (id: SectionId) => `marketplace-section-${id}`;

/** What a section of the form takes. */
export interface SectionProps {
  /** Fields of the host's own, below the section's. Default: none. */
  readonly children?: ReactNode;
}

interface FormSectionProps {
  /** Which part of the form. */
  readonly id: SectionId;
  /** The switch of the section. Default: none. */
  readonly actions?: ReactNode;
  /** Says in one line what a section that is off would hold. Default: not folded. */
  readonly foldedText?: string | undefined;
  /** The fields. Default: none. */
  readonly children?: ReactNode;
}

/** Most errors concern one section: the others render nothing. */
const Card = memo(Section);

/** A part of the form as a card, with its number of errors. */
export function FormSection({ id, foldedText, ...props }: FormSectionProps) {
  return (
    <Card
      {...props}
      {...(foldedText && { foldedText })}
      id={sectionDomId(id)}
      heading={useMessages(en.sectionHeadings)[id]}
      errorCount={useFormSummary(errorCountsOf)[id]}
    />
  );
}

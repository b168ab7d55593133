import type { FlagName } from '../fields/fieldKinds.ts';
import type { SectionId } from '../fields/fields.ts';

/** The switch that folds a section away. */
export const sectionSwitches: Partial<Record<SectionId, FlagName>> = {
  commercial: 'acceptCommercialLines',
  personal: 'acceptPersonalLines',
  life: 'acceptLifeAnnuitiesLines',
  api: 'deliverToApi',
  email: 'deliverToEmailAddress',
};

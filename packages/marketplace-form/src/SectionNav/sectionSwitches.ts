import type { FlagName } from '../form/fieldKinds.ts';
import type { SectionId } from '../form/fields.ts';

/** The switch that folds a section away. */
export const sectionSwitches: Partial<Record<SectionId, FlagName>> = {
  commercial: 'acceptCommercialLines',
  personal: 'acceptPersonalLines',
  life: 'acceptLifeAnnuitiesLines',
  api: 'deliverToApi',
  email: 'deliverToEmailAddress',
};

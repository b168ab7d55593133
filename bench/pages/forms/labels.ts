/** How much there is in the form. */
export interface FormSetup {
  /** Recipients with their own settings, of which a page of 20 shows. */
  readonly recipients: number;
  /** Industry codes in the NAICS area. */
  readonly codes: number;
}

/** The field that keys are typed into. */
export const textLabel = 'Marketplace name';
/** The area of industry codes. */
export const codesLabel = 'NAICS codes';

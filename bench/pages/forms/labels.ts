/** The size of the form. */
export interface FormSetup {
  /** Number of recipients with their own settings. The form shows 20 per page. */
  readonly recipients: number;
  /** Number of industry codes in the NAICS field. */
  readonly codes: number;
}

/** Label of the field to type into. */
export const textLabel = 'Marketplace name';
/** Label of the field with industry codes. */
export const codesLabel = 'NAICS codes';

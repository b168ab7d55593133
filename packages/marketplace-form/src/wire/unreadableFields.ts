import { unreadable } from '../messages/fieldTexts.ts';

/** A field with an invalid value. */
export interface UnreadableField {
  /** Path of the field in the row, e.g. `riskAppetite.stateCodes`. */
  readonly path: string;
  /** Label of the field in the form, e.g. 'States'. */
  readonly label: string;
}

/** Formats unreadable fields as a sentence: 'Can't read States and Priority.' */
export const unreadableSentence = (unreadableFields: readonly UnreadableField[], t = unreadable): string =>
  t.fields([...new Set(unreadableFields.map(({ label }) => label))]);

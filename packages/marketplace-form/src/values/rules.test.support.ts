import { expect, it } from 'vitest';
import type { MarketplaceReference } from '../fields/reference.ts';
import type { FieldPath, MarketplaceFormValues } from '../fields/values.ts';
import { defaultMarketplaceForm } from '../fields/values.ts';
import { sampleReference } from '../testing/reference.ts';
import { recipientsFor } from './recipients.ts';
import { marketplaceFormSchema } from './schema.ts';

const emailRecipients = 'ana@example.com, ben@example.com';

/** A form with everything switched on and nothing wrong. */
export const filledForm: MarketplaceFormValues = {
  ...defaultMarketplaceForm(sampleReference),
  marketplaceName: 'Harbor Point Insurance',
  phoneNumber: '9125550170',
  states: ['GA'],
  businessLineRequired: true,
  acceptCommercialLines: true,
  commercialBusinessLines: ['CBPY'],
  acceptPersonalLines: true,
  personalBusinessLines: ['AUTO'],
  acceptLifeAnnuitiesLines: true,
  lifeAndAnnuitiesBusinessLines: ['LIFE'],
  deliverToApi: false,
  deliverToEmailAddress: true,
  emailRecipients,
  enableIndividualEmailDeliverySettings: true,
  recipients: recipientsFor(emailRecipients, {}),
};

/** What the schema finds, as `path: message`. */
export function errorsOf(
  edit: Partial<MarketplaceFormValues>,
  reference: MarketplaceReference = sampleReference,
): string[] {
  const result = marketplaceFormSchema(reference).safeParse({ ...filledForm, ...edit });
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** One line of a table: the rule, what is tried, the edit of a filled form, and the text expected, if any. */
export type Case = readonly [rule: string, what: string, edit: Partial<MarketplaceFormValues>, text?: string];

/** Proves a table of cases at one field: the very text, or nothing at all. */
export function prove(field: FieldPath, cases: readonly Case[]) {
  for (const [rule, what, edit, text] of cases) {
    it(`${rule} ${field}: ${what} ${text ? 'is an error' : 'is fine'}`, () => {
      expect(errorsOf(edit)).toEqual(text ? [`${field}: ${text}`] : []);
    });
  }
}

import { expect, it } from 'vitest';
import type { MarketplaceReference } from '../fields/field.ts';
import {
  defaultMarketplaceForm,
  type FieldPath,
  type MarketplaceFormValues,
  recipientKey,
} from '../fields/values.ts';
import { sampleReference } from '../testing/reference.ts';
import { reconcileRecipients } from './recipients.ts';
import { marketplaceFormSchema } from './schema.ts';

const emailRecipients = 'ana@example.com, ben@example.com';

/** A valid form with everything switched on. */
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
  recipients: reconcileRecipients(emailRecipients, []),
};

/** Returns the errors of the schema as `path: message`. */
export function errorsOf(
  edit: Partial<MarketplaceFormValues>,
  reference: MarketplaceReference = sampleReference,
): string[] {
  const result = marketplaceFormSchema(reference).safeParse({ ...filledForm, ...edit });
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${pathOf(path, edit)}: ${message}`);
}

/** Formats the path of an issue, with recipients by key. */
function pathOf(
  [name, index, ...rest]: readonly PropertyKey[],
  edit: Partial<MarketplaceFormValues>,
): string {
  const row = (edit.recipients ?? filledForm.recipients)[Number(index)];
  return [name, row && recipientKey(row.recipientId), ...rest].filter((part) => part !== undefined).join('.');
}

/** Returns the recipients by key. */
export const rowsByKey = ({ recipients }: Pick<MarketplaceFormValues, 'recipients'>) =>
  Object.fromEntries(recipients.map((row) => [recipientKey(row.recipientId), row]));

/** A test case: the rule, a description, the edit of a filled form, and the expected error, if any. */
export type Case = readonly [rule: string, what: string, edit: Partial<MarketplaceFormValues>, text?: string];

/** Tests a table of cases for one field: the exact error, or none. */
export function prove(field: FieldPath, cases: readonly Case[]) {
  for (const [rule, what, edit, text] of cases) {
    it(`${rule} ${field}: ${what} ${text ? 'is an error' : 'is fine'}`, () => {
      expect(errorsOf(edit)).toEqual(text ? [`${field}: ${text}`] : []);
    });
  }
}

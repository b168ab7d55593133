import { phoneDigits, shownPhone } from '../fields/phone.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import type {
  FieldName,
  MarketplaceFormValues,
  RecipientFieldName,
  RecipientKey,
  RecipientValues,
} from '../fields/values.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { effectiveTimes } from './effective.ts';
import { switchNaicsMode } from './naics.ts';
import { recipientsFor } from './recipients.ts';

/** An edit of a field. */
export type FieldChange = {
  [Name in FieldName]: { readonly field: Name; readonly value: MarketplaceFormValues[Name] };
}[FieldName];

/** An edit of a field of one recipient. */
export type RecipientChange = {
  [Name in RecipientFieldName]: {
    readonly recipient: RecipientKey;
    readonly field: Name;
    readonly value: RecipientValues[Name];
  };
}[RecipientFieldName];

/** The answer of a lookup of an agency id that the person changed; undefined is none, or a cleared id. */
export interface AgencyChange {
  /** What was found. */
  readonly agency: Agency | undefined;
}

/** Anything that a person, or a lookup on their behalf, does to the form. */
export type Change = FieldChange | RecipientChange | AgencyChange;

/** What the effect of a change depends on besides the form. */
export interface ChangeContext {
  /** What the form needs to know besides the marketplace. */
  readonly reference: MarketplaceReference;
  /** The marketplace as it was loaded; missing for a new one. */
  readonly original?: Marketplace | undefined;
}

/** A found agency fills name, legal name and phone (MKI-20); none empties them (MKI-22, MKI-23). */
function applyAgency(values: MarketplaceFormValues, agency: Agency | undefined): MarketplaceFormValues {
  const name = agency?.name ?? '';
  const phoneNumber = phoneDigits(shownPhone(agency?.contact?.phone));
  return { ...values, marketplaceName: name, legalEntityName: name, phoneNumber };
}

/** What a recipient takes over when it stops matching the marketplace: the values it matched (MKI-9, MKI-10). */
function detached(
  row: RecipientValues,
  { field, value }: RecipientChange,
  marketplace: MarketplaceFormValues,
) {
  if (value !== false) return row;
  if (field === 'sameDeliveryDaysAsMarketplace') return { ...row, deliveryDays: marketplace.deliveryDays };
  if (field === 'sameDeliveryTimesAsMarketplace') return { ...row, ...effectiveTimes(marketplace) };
  return row;
}

function applyRecipient(values: MarketplaceFormValues, change: RecipientChange): MarketplaceFormValues {
  const row = values.recipients[change.recipient];
  if (row === undefined) return values;
  const recipients = { ...values.recipients };
  if (change.field === 'defaultPurchaser' && change.value) {
    for (const [key, other] of Object.entries(recipients)) {
      if (other.defaultPurchaser) recipients[key] = { ...other, defaultPurchaser: false };
    }
  }
  recipients[change.recipient] = { ...detached(row, change, values), [change.field]: change.value };
  return { ...values, recipients };
}

function applyField(
  values: MarketplaceFormValues,
  change: FieldChange,
  { reference, original }: ChangeContext,
): MarketplaceFormValues {
  switch (change.field) {
    case 'paymentOption':
      return change.value === 'DEBIT_PREPAID_BALANCE'
        ? {
            ...values,
            paymentOption: change.value,
            deliverToEmailAddress: true,
            enableIndividualEmailDeliverySettings: original !== undefined,
          }
        : { ...values, paymentOption: change.value };
    case 'enableIndividualEmailDeliverySettings':
      return { ...values, [change.field]: change.value && original !== undefined };
    case 'naicsMode':
      return { ...values, ...switchNaicsMode(values, change.value, reference) };
    case 'emailRecipients':
      return {
        ...values,
        emailRecipients: change.value,
        recipients: recipientsFor(change.value, values.recipients, original),
      };
    default:
      return { ...values, [change.field]: change.value };
  }
}

/**
 * The form after an edit, with all it brings about (MKI-2 to MKI-5, MKI-16, MKI-20 to MKI-25). Only what a choice
 * sets is set here; what it merely forces while it holds is derived in `effective.ts`. Fields that do not change
 * keep their identity.
 */
export function applyChange(
  values: MarketplaceFormValues,
  change: Change,
  context: ChangeContext,
): MarketplaceFormValues {
  if ('agency' in change) return applyAgency(values, change.agency);
  if ('recipient' in change) return applyRecipient(values, change);
  return applyField(values, change, context);
}

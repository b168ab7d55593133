import { isOmitted } from '../fields/fields.ts';
import { phoneDigits, shownPhone } from '../fields/phone.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import {
  type FieldName,
  type MarketplaceFormValues,
  type RecipientFieldName,
  type RecipientKey,
  type RecipientValues,
  recipientKey,
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

/** The answer of a lookup of an agency id that the person changed; undefined stands for no answer, or a cleared id. */
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

/** Fields that an effect sets. */
export type EffectPatch = Partial<MarketplaceFormValues>;

/** What a choice sets elsewhere. What it merely forces while it holds is derived by `effectiveValues` instead. */
export interface Effect {
  /** What it does, in a few words. */
  readonly id: string;
  /** The field whose change it answers; `recipients.*.` stands for a field of any recipient. */
  readonly when: FieldName | `recipients.*.${RecipientFieldName}`;
  /** The fields to set. The values already hold the change; `row` is the recipient that was changed. */
  readonly set: (
    values: MarketplaceFormValues,
    context: ChangeContext,
    row: RecipientValues | undefined,
  ) => EffectPatch;
}

const patchRow = (
  { recipients }: MarketplaceFormValues,
  row: RecipientValues | undefined,
  patch: Partial<RecipientValues>,
): EffectPatch => ({
  recipients: recipients.map((other) => (other === row ? { ...other, ...patch } : other)),
});

/** Every effect of a choice on other fields. */
export const effects: readonly Effect[] = [
  {
    id: 'prepaid-turns-email-on',
    when: 'paymentOption',
    set: ({ paymentOption }, { original }) =>
      paymentOption === 'DEBIT_PREPAID_BALANCE'
        ? { deliverToEmailAddress: true, enableIndividualEmailDeliverySettings: original !== undefined }
        : {},
  },
  {
    id: 'new-marketplace-has-no-individual-settings',
    when: 'enableIndividualEmailDeliverySettings',
    set: (_, { original }) => (original ? {} : { enableIndividualEmailDeliverySettings: false }),
  },
  {
    id: 'naics-mode-keeps-meaning',
    when: 'naicsMode',
    set: (values, { reference }) => {
      const before = values.naicsMode === 'include' ? 'exclude' : 'include';
      const { naicsMode, naicsCodes, unlistedNaics } = switchNaicsMode(
        { ...values, naicsMode: before },
        values.naicsMode,
        reference,
      );
      return { naicsMode, naicsCodes, unlistedNaics };
    },
  },
  {
    id: 'addresses-make-rows',
    when: 'emailRecipients',
    set: ({ emailRecipients, recipients }, { original }) => ({
      recipients: recipientsFor(emailRecipients, recipients, original),
    }),
  },
  {
    id: 'one-default-purchaser',
    when: 'recipients.*.defaultPurchaser',
    set: ({ recipients }, _, row) =>
      row?.defaultPurchaser
        ? {
            recipients: recipients.map((other) =>
              other !== row && other.defaultPurchaser ? { ...other, defaultPurchaser: false } : other,
            ),
          }
        : {},
  },
  {
    id: 'own-days-start-as-the-marketplace',
    when: 'recipients.*.sameDeliveryDaysAsMarketplace',
    set: (values, _, row) =>
      row?.sameDeliveryDaysAsMarketplace ? {} : patchRow(values, row, { deliveryDays: values.deliveryDays }),
  },
  {
    id: 'own-times-start-as-the-marketplace',
    when: 'recipients.*.sameDeliveryTimesAsMarketplace',
    set: (values, _, row) =>
      row?.sameDeliveryTimesAsMarketplace ? {} : patchRow(values, row, effectiveTimes(values)),
  },
];

/** A found agency fills name, legal name and phone; none empties them. */
export function agencyPatch(agency: Agency | undefined): EffectPatch {
  const name = agency?.name ?? '';
  const phoneNumber = phoneDigits(shownPhone(agency?.contact?.phone));
  return { marketplaceName: name, legalEntityName: name, phoneNumber };
}

/** The fields that the effects of a change set, given the values that hold the change already. */
export function patchOf(
  when: Effect['when'],
  values: MarketplaceFormValues,
  context: ChangeContext,
  row?: RecipientValues,
): EffectPatch {
  const patch: EffectPatch = Object.assign(
    {},
    ...effects.filter((effect) => effect.when === when).map(({ set }) => set(values, context, row)),
  );
  if (!context.reference.omit) return patch;
  return Object.fromEntries(Object.entries(patch).filter(([name]) => !isOmitted(name, context.reference)));
}

function applyRecipient(
  values: MarketplaceFormValues,
  { recipient, field, value }: RecipientChange,
  context: ChangeContext,
): MarketplaceFormValues {
  const index = values.recipients.findIndex(({ recipientId }) => recipientKey(recipientId) === recipient);
  const before = values.recipients[index];
  if (before === undefined) return values;
  const row = { ...before, [field]: value };
  const edited = { ...values, recipients: values.recipients.with(index, row) };
  return { ...edited, ...patchOf(`recipients.*.${field}`, edited, context, row) };
}

/**
 * The form after an edit, with its effects on other fields. Fields that do not change keep their identity. The form
 * itself runs the same list by a subscription.
 */
export function applyEffects(
  values: MarketplaceFormValues,
  change: Change,
  context: ChangeContext,
): MarketplaceFormValues {
  if ('agency' in change) return { ...values, ...agencyPatch(change.agency) };
  if ('recipient' in change) return applyRecipient(values, change, context);
  if (values[change.field] === change.value) return values;
  const edited: MarketplaceFormValues = { ...values, [change.field]: change.value };
  return { ...edited, ...patchOf(change.field, edited, context) };
}

import type { MarketplaceReference } from '../fields/field.ts';
import { isOmitted } from '../fields/fields.ts';
import { isPhoneNumber, phoneDigits, toFormPhone } from '../fields/phone.ts';
import type {
  FieldName,
  MarketplaceFormValues,
  RecipientFieldName,
  RecipientValues,
} from '../fields/values.ts';
import type { Agency } from '../wire/agency.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { effectiveTimes } from './effective.ts';
import { pickNaics, switchNaicsMode } from './naics.ts';
import { reconcileRecipients, withSingleDefaultPurchaser } from './recipients.ts';

/** Context for the effects of a change. */
export interface ChangeContext {
  readonly reference: MarketplaceReference;
  /** The marketplace as it was loaded. Missing for a new one. */
  readonly original?: Marketplace | undefined;
}

export type EffectPatch = Partial<MarketplaceFormValues>;

/**
 * An effect of a choice on other fields. Values that a choice merely forces while it applies are derived by
 * `effectiveValues` instead.
 */
export interface Effect {
  readonly id: string;
  /** The field whose change triggers the effect. `recipients.*.` stands for a field of any recipient. */
  readonly when: FieldName | `recipients.*.${RecipientFieldName}`;
  /** Returns the fields to set. `values` already include the change. `row` is the recipient that changed. */
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
      const naicsMode = values.naicsMode === 'include' ? 'exclude' : 'include';
      return pickNaics(switchNaicsMode({ ...values, naicsMode }, values.naicsMode, reference));
    },
  },
  {
    id: 'addresses-make-rows',
    when: 'emailRecipients',
    set: ({ emailRecipients, recipients }, { original }) => {
      const rows = reconcileRecipients(emailRecipients, recipients, original);
      const isSame =
        rows.length === recipients.length && rows.every((row, index) => row === recipients[index]);
      return isSame ? {} : { recipients: rows };
    },
  },
  {
    id: 'one-default-purchaser',
    when: 'recipients.*.defaultPurchaser',
    set: ({ recipients }, _, row) =>
      row?.defaultPurchaser ? { recipients: withSingleDefaultPurchaser(recipients, row) } : {},
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

/** Fills name, legal name and phone number from an agency. Without an agency, clears them. */
export function agencyPatch(agency: Agency | undefined): EffectPatch {
  const name = agency?.name ?? '';
  const phone = toFormPhone(agency?.contact?.phone);
  const phoneNumber = isPhoneNumber(phone) ? phoneDigits(phone) : phone;
  return { marketplaceName: name, legalEntityName: name, phoneNumber };
}

/** Returns the fields that the effects of a change set. `values` already include the change. */
export function computePatch(
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

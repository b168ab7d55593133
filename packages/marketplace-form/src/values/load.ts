import { type BusinessLineGroup, businessLineGroups, isUsState } from '@advantage/reference-data';
import { flagCodec, loadAll, numberCodec, textCodec, textOr } from '../fields/codecs.ts';
import { joinList } from '../fields/lists.ts';
import { numberText, percentOf } from '../fields/numbers.ts';
import { shownPhone } from '../fields/phone.ts';
import { type MarketplaceReference, sourceNames } from '../fields/reference.ts';
import { loadSchedule } from '../fields/schedule.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import {
  appetiteFlags,
  appetiteNumbers,
  lineFields,
  marketplaceFlags,
  marketplaceTexts,
} from '../fields/wireFields.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { onlyOneDefault, recipientsFor } from './recipients.ts';

/** Texts that null stands for on the wire. */
export const typeCodec = textOr('INSTANT');
/** The delivery method; null is GENERIC. */
export const methodCodec = textOr('GENERIC');
/** The way to authenticate; null is BASIC. */
export const authCodec = textOr('BASIC');

/** The codes of a group. */
export const groupCodes = (group: BusinessLineGroup) => businessLineGroups[group].map(({ code }) => code);

function loadLines(codes: readonly string[]) {
  const ticked = new Set(codes);
  const fields = lineFields.map(([name, group]) => [
    name,
    groupCodes(group).filter((code) => ticked.has(code)),
  ]);
  return Object.fromEntries(fields) as Record<(typeof lineFields)[number][0], string[]>;
}

/** Percent mode but for an INSTANT marketplace that applies its delivered price (MKS-6). */
const loadPriceMode = (marketplace: Marketplace) =>
  marketplace.applyDeliveredPrice && typeCodec.load(marketplace.type) === 'INSTANT'
    ? 'DELIVERED_PRICE'
    : 'PERCENT_MODIFIER';

function loadSetup(marketplace: Marketplace, reference: MarketplaceReference) {
  const { priceModifier } = marketplace;
  const excluded = new Set(marketplace.riskAppetite?.excludedSources);
  return {
    ...loadAll(marketplaceFlags, flagCodec, marketplace),
    ...loadAll(marketplaceTexts, textCodec, marketplace),
    marketplaceType: typeCodec.load(marketplace.type),
    agencyId: numberText(marketplace.agencyId),
    phoneNumber: shownPhone(marketplace.phoneNumber),
    paymentOption: marketplace.debitPrepaidBalance ? 'DEBIT_PREPAID_BALANCE' : 'BILLED',
    priceMode: loadPriceMode(marketplace),
    percentModifier: priceModifier == null ? '' : String(percentOf(priceModifier)),
    deliveredPrice: numberCodec.load(marketplace.deliveredPrice),
    referralSources: sourceNames(reference).filter((name) => !excluded.has(name)),
    states: [...new Set(marketplace.riskAppetite?.stateCodes)].filter(isUsState),
  } as const;
}

/**
 * A marketplace as the form edits it (MKS-1 to MKS-18). Pass the same `reference` to `marketplaceFormSchema` and
 * `toMarketplace`.
 */
export function toFormValues(
  marketplace: Marketplace,
  reference: MarketplaceReference,
): MarketplaceFormValues {
  const appetite = marketplace.riskAppetite ?? {};
  const emailRecipients = joinList(marketplace.emailRecipients ?? []);
  return {
    ...loadSetup(marketplace, reference),
    ...loadAll(appetiteFlags, flagCodec, appetite),
    ...loadAll(appetiteNumbers, numberCodec, appetite),
    ...loadLines(appetite.businessLines ?? []),
    naicsMode: 'exclude',
    naicsCodes: joinList(appetite.excludedNaics ?? []),
    unlistedNaics: [],
    ...loadSchedule(appetite),
    referralDeliveryMethod: methodCodec.load(marketplace.referralDeliveryMethod),
    deliveryApiType: authCodec.load(marketplace.deliveryApiType),
    emailRecipients,
    emailBccRecipients: joinList(marketplace.emailBccRecipients ?? []),
    enableIndividualEmailDeliverySettings: flagCodec.load(marketplace.enableIndividualEmailDeliverySettings),
    recipients: onlyOneDefault(recipientsFor(emailRecipients, {}, marketplace)),
  };
}

import type { NewMarketplace } from '@advantage/marketplace-form/wire';
import type { SeedAgency } from './agencies.ts';
import { type Buyer, delivery } from './delivery.ts';
import type { Random } from './random.ts';
import { riskAppetite } from './riskAppetite.ts';

/** Buyers without an agency. They also appear in the list of marketplaces. */
export const partnerNames = [
  'Meridian Direct',
  'Cartwright Specialty',
  'Union Harbor Mutual',
  'Plainsman Casualty',
  'Bluewater Brokerage',
  'First Lantern Life',
  'Trailhead Commercial',
  'Fieldstone Underwriters',
  'Oakhurst Direct',
  'Signal Peak Insurance',
] as const;

const marketplaceCount = 44;

function marketplace(random: Random, buyer: Buyer, index: number): NewMarketplace {
  const groups = {
    commercial: index % 4 !== 3 || random.chance(0.3),
    personal: index % 3 !== 0 || random.chance(0.2),
    life: random.chance(0.3),
  };
  const isInstant = random.chance(0.75);
  const pricesDelivered = isInstant && random.chance(0.3);
  const isPrepaid = buyer.agency?.prepaidCents !== undefined && buyer.agency.prepaidCents !== null;
  return {
    marketplaceName: buyer.name,
    legalEntityName: `${buyer.name} LLC`,
    phoneNumber: `+1${buyer.agency?.contactPhone ?? `40255501${random.int(10, 99)}`}`,
    generic: random.chance(0.8),
    superSubMarketplace: random.chance(0.1),
    agencyId: buyer.agency?.fulcrumId ?? null,
    type: isInstant ? 'INSTANT' : 'DURATION',
    billed: !isPrepaid,
    debitPrepaidBalance: isPrepaid,
    enabled: buyer.enabled,
    applyDeliveredPrice: pricesDelivered,
    deliveredPrice: pricesDelivered ? random.int(15, 60) : null,
    priceModifier: 1 + random.int(-4, 6) / 20,
    ...delivery(random, buyer, isPrepaid),
    oneToOneConsentRequired: random.chance(0.3),
    capturesOwnConsumerConsent: random.chance(0.2),
    riskAppetite: riskAppetite(random, groups),
  };
}

/** Returns the marketplaces in priority order, agencies and partners mixed. */
export function seedMarketplaces(random: Random, agencies: readonly SeedAgency[]): readonly NewMarketplace[] {
  const partners = partnerNames.map((name, index): Buyer => ({ name, enabled: index < 8 }));
  const buyers = agencies.map(
    (agency): Buyer => ({ name: agency.name, agency, enabled: random.chance(0.8) }),
  );
  const [first, ...others] = buyers;
  const order = [
    ...(first ? [first] : []),
    ...partners.slice(0, 2),
    ...others.slice(0, 7),
    ...partners.slice(2),
  ];
  const rest = others.slice(7);
  return [...order, ...rest]
    .slice(0, marketplaceCount)
    .map((buyer, index) => marketplace(random, buyer, index));
}

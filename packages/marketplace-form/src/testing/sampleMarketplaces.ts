import type { Marketplace } from '../wire/marketplace.ts';
import { buildMarketplace, buildRecipientSetting } from './marketplaceBuilder.ts';

type Changes = NonNullable<Parameters<typeof buildMarketplace>[0]>;
type Appetite = NonNullable<Changes['riskAppetite']>;

const everyDay = { acceptReferralsOnSaturday: true, acceptReferralsOnSunday: true };
const allDay = { referralDeliveryStartTime: '00:00:00', referralDeliveryEndTime: '23:59:59' };
const personal: Appetite = {
  acceptPersonalLines: true,
  businessLines: ['AUTO', 'HOME', 'RENT', 'UMBR'],
  personalEstimatedPremiumMin: 600,
};
const both: Appetite = { ...personal, businessLines: ['CBPY', 'CGLY', 'AUTO', 'HOME'] };
const life: Appetite = {
  acceptLifeAnnuitiesLines: true,
  businessLines: ['LIFE', 'ANNU'],
  deathBenefitMin: 100_000,
  deathBenefitMax: 2_000_000,
};

const recipients = ['leads@northgate.example.com', 'maya.okafor@example.com', 'desk@example.com'];

/** Delivers by API at its own price, around the clock. */
const direct: Changes = {
  marketplaceName: 'Meridian Direct',
  legalEntityName: 'Meridian Direct Holdings, Inc.',
  phoneNumber: '+12125550104',
  agencyId: null,
  applyDeliveredPrice: true,
  deliveredPrice: 27.5,
  deliverToApi: true,
  deliveryApiUrl: 'https://api.meridian.example.com/v2/leads',
  deliveryApiKey: 'example-key-not-a-secret',
  deliveryApiType: 'X_API_KEY',
  deliverToEmailAddress: false,
  emailRecipients: [],
  riskAppetite: { ...both, ...life, ...everyDay, ...allDay, businessLines: ['CBPY', 'AUTO', 'LIFE'] },
};

/** Prepaid, with individual recipient settings. */
const prepaid: Changes = {
  marketplaceName: 'Northgate Risk Partners',
  legalEntityName: 'Northgate Risk Partners, LLC',
  phoneNumber: '+15095550141',
  agencyId: 118340,
  billed: false,
  debitPrepaidBalance: true,
  enableRoundRobinDelivery: true,
  enableIndividualEmailDeliverySettings: true,
  emailRecipients: recipients,
  emailBccRecipients: ['archive@example.com'],
  individualEmailRecipientSettings: recipients.map((emailAddress, index) =>
    buildRecipientSetting({
      id: 9001 + index,
      marketplaceId: 4,
      emailAddress,
      defaultPurchaser: index === 0,
    }),
  ),
  riskAppetite: {
    ...both,
    stateCodes: ['WA', 'OR', 'ID', 'MT'],
    referralDeliveryTimezone: 'America/Los_Angeles',
  },
};

const agencyOf = (
  agencyId: number,
  marketplaceName: string,
  phone: string,
  riskAppetite: Appetite,
): Changes => ({
  marketplaceName,
  legalEntityName: `${marketplaceName}, LLC`,
  phoneNumber: `+1${phone}`,
  agencyId,
  emailRecipients: [`leads@m${agencyId}.example.com`],
  riskAppetite,
});

const changes: readonly Changes[] = [
  {},
  direct,
  { ...agencyOf(0, 'Cartwright Specialty', '4045550107', {}), agencyId: null, type: 'DURATION' },
  prepaid,
  agencyOf(100217, 'Prairie Mutual Agency', '5155550128', {
    ...personal,
    ...life,
    acceptCommercialLines: false,
  }),
  agencyOf(121096, 'Riverbend Insurance', '6165550133', both),
  { ...agencyOf(109931, 'Copperline Agency', '2085550119', {}), enabled: false },
  agencyOf(113675, 'Lakefront Insurance', '6305550164', { ...personal, acceptCommercialLines: false }),
  {
    ...agencyOf(120448, 'Gulfside Agency', '8635550152', { ...personal, acceptCommercialLines: false }),
    enabled: false,
  },
  agencyOf(107512, 'Kern Valley Agents', '6615550177', { ...both, acceptLifeAnnuitiesLines: true }),
  agencyOf(115204, 'Blue Ridge Brokers', '5405550186', both),
  { ...agencyOf(102760, 'Tidewater Underwriters', '9105550195', {}), superSubMarketplace: true },
  {
    ...agencyOf(0, 'Summit Life Partners', '3035550123', { ...life, acceptCommercialLines: false }),
    agencyId: null,
  },
];

/** Thirteen sample marketplaces in priority order. */
export const sampleMarketplaces: readonly Marketplace[] = changes.map((change, index) =>
  buildMarketplace({ ...change, id: index + 1, priority: index + 1 }),
);

/** Builds a marketplace with many email recipients, each with its own settings, to test large lists. */
export function marketplaceWithRecipients(count: number, id = 1): Marketplace {
  const emailRecipients = Array.from(
    { length: count },
    (_, index) => `agent${String(index + 1).padStart(3, '0')}@example.com`,
  );
  return buildMarketplace({
    id,
    enableIndividualEmailDeliverySettings: true,
    emailRecipients,
    individualEmailRecipientSettings: emailRecipients.map((emailAddress, index) =>
      buildRecipientSetting({ id: 5001 + index, marketplaceId: id, emailAddress }),
    ),
  });
}

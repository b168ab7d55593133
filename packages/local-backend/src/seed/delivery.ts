import {
  apiAuthTypes,
  dayEnd,
  dayFlags,
  dayStart,
  deliveryMethods,
  type Marketplace,
} from '@advantage/marketplace-form/wire';
import type { SeedAgency } from './agencies.ts';
import type { Random } from './random.ts';

type RecipientSetting = NonNullable<Marketplace['individualEmailRecipientSettings']>[number];

/** The buyer of referrals that a marketplace stands for. */
export interface Buyer {
  readonly name: string;
  readonly agency?: SeedAgency;
  readonly enabled: boolean;
}

function recipients(random: Random, { name, agency }: Buyer): readonly string[] {
  const domain = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example.com`;
  const own = agency ? [agency.contactEmail] : [];
  return [
    ...own,
    ...random.sample([`leads@${domain}`, `desk@${domain}`, `sales@${domain}`], random.int(1, 3)),
  ];
}

const settingFor = (emailAddress: string, index: number): RecipientSetting => ({
  emailAddress,
  notificationSequenceId: index + 1,
  defaultPurchaser: index === 0,
  sameDeliveryDaysAsMarketplace: true,
  sameDeliveryTimesAsMarketplace: true,
  ...Object.fromEntries(dayFlags.map((flag) => [flag, true])),
  referralDeliveryStartTime: dayStart,
  referralDeliveryEndTime: dayEnd,
  referralDeliveryTimezone: 'America/Chicago',
});

/** Returns the delivery settings of a marketplace in the demo data. */
export function delivery(random: Random, buyer: Buyer, isPrepaid: boolean) {
  const toApi = !isPrepaid && random.chance(0.6);
  const toEmail = isPrepaid || !toApi || random.chance(0.3);
  const individually = isPrepaid && !toApi;
  const emailRecipients = toEmail ? recipients(random, buyer) : [];
  return {
    referralDeliveryMethod: toApi ? random.pick(deliveryMethods) : 'GENERIC',
    deliverToApi: toApi,
    deliveryApiUrl: toApi
      ? `https://api.${buyer.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example.com/leads`
      : null,
    deliveryApiKey: toApi ? `demo-key-${random.int(100_000, 999_999)}` : null,
    deliveryApiType: random.pick(apiAuthTypes),
    deliverToEmailAddress: toEmail,
    enableRoundRobinDelivery: random.chance(0.2),
    enableIndividualEmailDeliverySettings: individually,
    emailRecipients: [...emailRecipients],
    emailBccRecipients: random.chance(0.2) ? ['archive@example.com'] : [],
    individualEmailRecipientSettings: individually ? emailRecipients.map(settingFor) : [],
  };
}

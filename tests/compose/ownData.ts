import { callHttp, type ReferralSource, readListAnswer } from '@advantage/referrals';
import { parseReferralPage, referralListParams, type WireReferral } from '@advantage/referrals/wire';
import * as z from 'zod/mini';

const leadSchema = z.object({
  leadId: z.number(),
  receivedAt: z.string(),
  closesAt: z.nullish(z.string()),
  isOpen: z.boolean(),
  town: z.string(),
  region: z.string(),
  policy: z.string(),
  cents: z.number(),
});
const leadPageSchema = z.object({ leads: z.array(leadSchema), count: z.number() });

const toWire = (lead: z.infer<typeof leadSchema>): WireReferral => ({
  opportunityId: lead.leadId,
  opportunityType: 'CIR',
  marketplaceStatus: lead.isOpen ? 'Available' : 'Claimed',
  addDate: lead.receivedAt,
  marketplaceExpirationDate: lead.closesAt,
  city: lead.town,
  state: lead.region,
  businessLines: [lead.policy],
  dynamicPrice: lead.cents / 100,
});

/** Reads our own page as one of referrals. What isn't one is reported as a response in an unexpected format. */
const readLeads = (response: Response) =>
  readListAnswer(response, (json) => {
    const { leads, count } = z.parse(leadPageSchema, json);
    return parseReferralPage({ content: leads.map(toWire), totalElements: count });
  });

/** The list of a service that calls referrals leads. */
export const listLeads: ReferralSource['list'] = (query, options) =>
  callHttp({ url: `https://leads.harbor.example/leads?${referralListParams(query)}` }, options, readLeads);

import {
  type DeliveryAnswer,
  type DeliveryTestSettings,
  deliveryAnswerSchema,
  deliveryTestSchema,
} from '@advantage/marketplace-form/wire';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { jsonResponse } from '../http/response.ts';
import * as en from '../messages/en.ts';
import { receiverPath, receiverResponses, silentReceiver } from './deliveryReceiver.ts';
import { marketplaceFacts, marketplacesPath } from './marketplaceReads.ts';

/** The targets that sample referrals may be sent to. */
export interface DeliveryTargets {
  /** The backend's own origins, which include the test receiver. */
  readonly own: ReadonlySet<string>;
  /**
   * Other origins, from `ADVANTAGE_DELIVERY_TARGETS`. Default none, so that a URL in a form can't reach other services.
   */
  readonly allowed: ReadonlySet<string>;
}

/** Request timeout in milliseconds, and the number of characters returned of a response body. */
const timeoutMs = 8000;
const maxBodyLength = 2000;

const mask = '••••••••';

/** A sample referral for a made-up person. */
const sampleReferral = (method: string) => ({
  opportunityId: 'test-1',
  isTest: true,
  deliveryMethod: method,
  firstName: 'Test',
  lastName: 'Referral',
  emailAddress: 'test@example.com',
  phoneNumber: '5555550100',
  city: 'Savannah',
  state: 'GA',
  postalCode: '31401',
  category: 'Commercial',
  businessLines: ['BOP'],
});

/** Parses a delivery URL. Returns undefined if the target isn't allowed. A URL without a scheme is treated as https. */
function parseTarget(address: string, { own, allowed }: DeliveryTargets): URL | undefined {
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(url)) return undefined;
  const target = new URL(url);
  const isReceiver = own.has(target.origin) && target.pathname.startsWith(`${receiverPath}/`);
  return isReceiver || allowed.has(target.origin) ? target : undefined;
}

/** Explains that the target isn't allowed, and lists the targets that are. */
const notAllowed = ({ own, allowed }: DeliveryTargets) =>
  en.deliveryTest.notAllowed(
    [...own][0],
    receiverPath,
    [...Object.keys(receiverResponses), silentReceiver].join(' or /'),
    [...allowed].join(', ') || 'none',
  );

/** Reads the start of a response body, without downloading the rest. */
async function readBodyStart({ body }: Response): Promise<string> {
  if (!body) return '';
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length >= maxBodyLength) break;
  }
  return text.slice(0, maxBodyLength);
}

type ApiSettings = Extract<DeliveryTestSettings, { way: 'api' }>;
type EmailSettings = Extract<DeliveryTestSettings, { way: 'email' }>;

const credentials = ({ deliveryApiKey, deliveryApiType }: ApiSettings): Record<string, string> =>
  deliveryApiKey === ''
    ? {}
    : deliveryApiType === 'BASIC'
      ? { authorization: `Basic ${Buffer.from(deliveryApiKey).toString('base64')}` }
      : { 'x-api-key': deliveryApiKey };

/** Posts the sample referral to an API. Doesn't follow redirects: a redirect counts as the response. */
async function sendToApi(settings: ApiSettings, targets: DeliveryTargets): Promise<DeliveryAnswer> {
  const body = JSON.stringify(sampleReferral(settings.referralDeliveryMethod), null, 2);
  const secret = credentials(settings);
  const headers = { 'content-type': 'application/json', 'x-test-delivery': 'true' };
  const maskedHeaders = {
    ...headers,
    ...Object.fromEntries(Object.keys(secret).map((name) => [name, mask])),
  };
  const lines = Object.entries(maskedHeaders).map(([name, value]) => `${name}: ${value}`);
  const sent = [`POST ${settings.deliveryApiUrl}`, ...lines, '', body].join('\n');
  const failed = (problem: string, milliseconds = 0): DeliveryAnswer => ({
    sent,
    status: null,
    milliseconds,
    body: '',
    problem,
  });
  const target = parseTarget(settings.deliveryApiUrl, targets);
  if (!target) return failed(notAllowed(targets));
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const init = {
      method: 'POST',
      headers: { ...headers, ...secret },
      body,
      redirect: 'manual',
      signal,
    } as const;
    const response = await fetch(target, init);
    const { status } = response;
    return { sent, status, body: await readBodyStart(response), milliseconds: elapsed(), problem: null };
  } catch {
    const seconds = timeoutMs / 1000;
    return failed(
      signal.aborted ? en.deliveryTest.noAnswer(seconds) : en.deliveryTest.unreachable,
      elapsed(),
    );
  }
}

/** Composes the email without sending it: the local backend can't send email. */
function writeMail({ emailRecipients, emailBccRecipients }: EmailSettings): DeliveryAnswer {
  const bcc = emailBccRecipients.length > 0 ? [`Bcc: ${emailBccRecipients.join(', ')}`] : [];
  const subject = en.deliveryTest.subject;
  const facts = Object.entries(sampleReferral('EMAIL')).map(([name, value]) => `${name}: ${value}`);
  return {
    sent: [`To: ${emailRecipients.join(', ')}`, ...bcc, subject, '', ...facts].join('\n'),
    status: null,
    milliseconds: 0,
    body: en.deliveryTest.notSent,
    problem: null,
  };
}

/** The delivery test: sends a sample referral with settings that don't have to be saved, and stores nothing. */
export const deliveryTests = (targets: DeliveryTargets): readonly Endpoint[] => [
  defineEndpoint({
    ...marketplaceFacts,
    method: 'post',
    path: `${marketplacesPath}/delivery-tests`,
    summary: en.operations.testDelivery,
    body: deliveryTestSchema,
    answer: deliveryAnswerSchema,
    handle: async (call) =>
      jsonResponse(
        call,
        call.body.way === 'api' ? await sendToApi(call.body, targets) : writeMail(call.body),
      ),
  }),
];

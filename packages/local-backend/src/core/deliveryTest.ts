import {
  type DeliveryAnswer,
  type DeliveryTestSettings,
  deliveryAnswerSchema,
  deliveryTestSchema,
} from '@advantage/marketplace-form/wire';
import { jsonAnswer } from '../http/answer.ts';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import * as en from '../messages/en.ts';
import { receiverAnswers, receiverPath, silentReceiver } from './deliveryReceiver.ts';
import { marketplaceFacts, marketplacesPath } from './marketplaceReads.ts';

/** Where sample referrals may be sent. */
export interface DeliveryTargets {
  /** The backend's own origins: its receiver is there. */
  readonly own: ReadonlySet<string>;
  /** Other origins. `ADVANTAGE_DELIVERY_TARGETS`, default none: an address in a form reaches no other service. */
  readonly allowed: ReadonlySet<string>;
}

/** Milliseconds after which an answer is given up, and how many characters of it are given. */
const patience = 8000;
const longest = 2000;

const mask = '••••••••';

/** A made-up person: no field of it belongs to anybody. */
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

/** The target of an address; undefined where it is not allowed. An address without a scheme is taken for https. */
function targetOf(address: string, { own, allowed }: DeliveryTargets): URL | undefined {
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(url)) return undefined;
  const target = new URL(url);
  const isReceiver = own.has(target.origin) && target.pathname.startsWith(`${receiverPath}/`);
  return isReceiver || allowed.has(target.origin) ? target : undefined;
}

/** What the backend would have sent to, and how to go on. */
const notAllowed = ({ own, allowed }: DeliveryTargets) =>
  en.deliveryTest.notAllowed(
    [...own][0],
    receiverPath,
    [...Object.keys(receiverAnswers), silentReceiver].join(' or /'),
    [...allowed].join(', ') || 'none',
  );

/** The beginning of a body, without reading the rest. */
async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return '';
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length >= longest) break;
  }
  return text.slice(0, longest);
}

type ApiSettings = Extract<DeliveryTestSettings, { way: 'api' }>;
type EmailSettings = Extract<DeliveryTestSettings, { way: 'email' }>;

const credentials = ({ deliveryApiKey, deliveryApiType }: ApiSettings): Record<string, string> =>
  deliveryApiKey === ''
    ? {}
    : deliveryApiType === 'BASIC'
      ? { authorization: `Basic ${Buffer.from(deliveryApiKey).toString('base64')}` }
      : { 'x-api-key': deliveryApiKey };

/** Sends the sample to an address. A redirect is an answer: it is not followed. */
async function sendToApi(settings: ApiSettings, targets: DeliveryTargets): Promise<DeliveryAnswer> {
  const body = JSON.stringify(sampleReferral(settings.referralDeliveryMethod), null, 2);
  const secret = credentials(settings);
  const headers = { 'content-type': 'application/json', 'x-test-delivery': 'true' };
  const shown = { ...headers, ...Object.fromEntries(Object.keys(secret).map((name) => [name, mask])) };
  const lines = Object.entries(shown).map(([name, value]) => `${name}: ${value}`);
  const sent = [`POST ${settings.deliveryApiUrl}`, ...lines, '', body].join('\n');
  const failed = (problem: string, milliseconds = 0): DeliveryAnswer => ({
    sent,
    status: null,
    milliseconds,
    body: '',
    problem,
  });
  const target = targetOf(settings.deliveryApiUrl, targets);
  if (!target) return failed(notAllowed(targets));
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  const signal = AbortSignal.timeout(patience);
  try {
    const init = {
      method: 'POST',
      headers: { ...headers, ...secret },
      body,
      redirect: 'manual',
      signal,
    } as const;
    const answer = await fetch(target, init);
    const { status } = answer;
    return { sent, status, body: await beginningOf(answer), milliseconds: elapsed(), problem: null };
  } catch {
    const seconds = patience / 1000;
    return failed(
      signal.aborted ? en.deliveryTest.noAnswer(seconds) : en.deliveryTest.unreachable,
      elapsed(),
    );
  }
}

/** Writes the mail and keeps it here: the local backend has no way to send one. */
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

/** The test of a delivery: sends one made-up referral by settings that need not be saved, and keeps none of it. */
export const deliveryTests = (targets: DeliveryTargets): readonly Endpoint[] => [
  defineEndpoint({
    ...marketplaceFacts,
    method: 'post',
    path: `${marketplacesPath}/delivery-tests`,
    summary: en.operations.testDelivery,
    body: deliveryTestSchema,
    answer: deliveryAnswerSchema,
    handle: async (call) =>
      jsonAnswer(call, call.body.way === 'api' ? await sendToApi(call.body, targets) : writeMail(call.body)),
  }),
];

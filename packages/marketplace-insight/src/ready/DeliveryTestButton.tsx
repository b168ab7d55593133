import type { MarketplaceFormValues } from '@advantage/marketplace-form';
import { useFieldValues, useFormActions, useFormLoaded } from '@advantage/marketplace-form/internal';
import { checkForm, type FieldName, splitList } from '@advantage/marketplace-form/internal/values';
import type { DeliveryAnswer, DeliveryTestSettings } from '@advantage/marketplace-form/wire';
import { Banner, Button, Disclosure, Inline, Text, useMessages } from '@advantage/ui';
import { useFocusFallback } from '@advantage/ui/internal';
import { numbers } from '@advantage/ui/messages';
import { useEffect, useRef, useState } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './DeliveryTestButton.css.ts';

/**
 * Port to a service that can send sample referrals. `createInMemoryDeliveryTest` of `/testing` is an in-memory
 * implementation. Pass it to `DeliveryTestButton`; without one, the form offers no test.
 */
export interface DeliveryTest {
  /**
   * Sends one made-up referral with these settings. Rejects when the service itself fails. The form treats a call that
   * takes longer than 30 seconds as failed. `signal` aborts after that, and when the user cancels.
   */
  readonly send: (settings: DeliveryTestSettings, signal?: AbortSignal) => Promise<DeliveryAnswer>;
}

export interface DeliveryTestButtonProps {
  /** The delivery method to test. */
  readonly way: 'api' | 'email';
  /** Sends the sample referral. */
  readonly test: DeliveryTest;
}

/** The fields that each delivery method's test reads. */
const testedFields = {
  api: ['deliverToApi', 'deliveryApiUrl', 'deliveryApiKey', 'deliveryApiType', 'referralDeliveryMethod'],
  email: ['deliverToEmailAddress', 'emailRecipients', 'emailBccRecipients'],
} as const satisfies Record<string, readonly FieldName[]>;

/** Returns the settings in the form as the request body of a test. */
function toTestSettings(way: 'api' | 'email', values: MarketplaceFormValues): DeliveryTestSettings {
  if (way === 'email')
    return {
      way,
      emailRecipients: [...splitList(values.emailRecipients)],
      emailBccRecipients: [...splitList(values.emailBccRecipients)],
    };
  const { deliveryApiUrl, deliveryApiKey, deliveryApiType, referralDeliveryMethod } = values;
  return { way, deliveryApiUrl, deliveryApiKey, deliveryApiType, referralDeliveryMethod };
}

/**
 * Sends a sample referral with the current settings of a form, saved or not, and shows the response. Pass it to
 * `MarketplaceForm` as `deliveryTest`. Renders nothing while its delivery method is off.
 */
export function DeliveryTestButton({ way, test }: DeliveryTestButtonProps) {
  const t = useMessages(en.deliveryTest);
  const { form, showErrors, focusField } = useFormActions();
  const { reference } = useFormLoaded();
  const values = useFieldValues<FieldName>(testedFields[way]);
  const { state, ended, send, cancel } = useDeliveryTest(test);
  const button = useRef<HTMLButtonElement>(null);
  const onFocus = useFocusFallback(button);
  const isOn = form.getValues(way === 'api' ? 'deliverToApi' : 'deliverToEmailAddress');
  if (!isOn) return null;

  const start = () => {
    const names: readonly string[] = testedFields[way];
    const issues = checkForm(form.getValues(), reference, form.getMessages()).filter(({ path }) =>
      names.includes(path),
    );
    const [first] = issues;
    if (!first) return send(toTestSettings(way, form.getValues()), values);
    for (const name of testedFields[way]) if (issues.some(({ path }) => path === name)) showErrors(name);
    focusField(first.path);
  };
  const isSending = state === 'sending';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only remembers which button has focus
    <div className={styles.test} onFocus={onFocus}>
      <Text size="s" tone="muted">
        {t[way]}
      </Text>
      <Inline>
        <Button ref={button} isPending={isSending} onPress={start}>
          {ended ? t.again : t.send}
        </Button>
        {isSending && <Button onPress={cancel}>{t.cancel}</Button>}
        <span role="status">
          <Text as="span" size="s" tone="muted">
            {state === 'canceled' && t.canceled}
          </Text>
        </span>
      </Inline>
      <div
        className={styles.outcome}
        role="status"
        aria-busy={isSending}
        data-earlier={isSending || undefined}
      >
        {ended && <Outcome ended={ended} isEarlier={isSending} isOutdated={ended.of !== values} />}
      </div>
    </div>
  );
}

const tones = { accepted: 'positive', declined: 'caution', refused: 'critical', failed: 'critical' } as const;

interface OutcomeProps {
  readonly ended: FinishedTest;
  /** Whether another test is running. */
  readonly isEarlier: boolean;
  /** Whether the settings have changed since the test. */
  readonly isOutdated: boolean;
}

/** Shows the receiver's response, or why nothing was delivered. */
function Outcome({ ended: { answer }, isEarlier, isOutdated }: OutcomeProps) {
  const t = useMessages(en.deliveryTest);
  const { number } = useMessages(numbers);
  const outdated = isOutdated && t.outdated;
  if (!answer)
    return (
      <Banner tone="critical" title={t.unavailable}>
        {outdated}
      </Banner>
    );
  const outcome = deliveryOutcome(answer);
  const { status, milliseconds, body, sent, problem } = answer;
  const time = `${number(milliseconds)} ms`;
  return (
    <>
      <Banner tone={tones[outcome]} title={outcome === 'failed' ? t.failed : t[outcome](status, time)}>
        {[problem, outdated].filter(Boolean).join(' ')}
      </Banner>
      {problem === null && (
        <>
          <Text size="s" tone="muted">
            {isEarlier ? t.earlier : body === '' ? t.noBody : t.answer}
          </Text>
          {body !== '' && <pre className={styles.code}>{body}</pre>}
        </>
      )}
      <Disclosure label={t.sent}>
        <pre className={styles.code}>{sent}</pre>
      </Disclosure>
    </>
  );
}

/** Timeout of a delivery test, in milliseconds. */
const timeout = 30_000;

/** A finished test, or one that the service couldn't run. */
interface FinishedTest {
  /** The values that were tested. */
  readonly of: unknown;
  /** The result. Undefined if the service didn't respond. */
  readonly answer: DeliveryAnswer | undefined;
}

/** Sends sample referrals, one at a time. The last result is kept until the next one arrives. */
function useDeliveryTest(test: DeliveryTest) {
  const [state, setState] = useState<'idle' | 'sending' | 'canceled'>('idle');
  const [ended, setEnded] = useState<FinishedTest>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const send = (settings: DeliveryTestSettings, of: unknown) => {
    const attempt = new AbortController();
    const { signal } = attempt;
    const end = (answer?: DeliveryAnswer) => {
      if (signal.aborted) return;
      attempt.abort();
      setState('idle');
      setEnded({ of, answer });
    };
    const timer = setTimeout(end, timeout);
    signal.addEventListener('abort', () => clearTimeout(timer));
    controller.current = attempt;
    setState('sending');
    test.send(settings, signal).then(end, () => end());
  };
  const cancel = () => {
    controller.current?.abort();
    setState('canceled');
  };
  return { state, ended, send, cancel };
}

/** The outcome of sending a sample referral. */
type DeliveryOutcome = keyof typeof tones;

/** Whether a response body says that the referral was declined, despite a success status. */
function isDeclined(body: string): boolean {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return false;
  }
  if (typeof parsed !== 'object' || parsed === null) return false;
  const facts: Readonly<Record<string, unknown>> = { ...parsed };
  const hasNegativeFlag = ['accepted', 'success', 'ok'].some((name) => facts[name] === false);
  return (
    hasNegativeFlag ||
    (typeof facts.status === 'string' && /reject|decline|error|fail|invalid/i.test(facts.status))
  );
}

/** Returns the outcome of a delivery test. A status of 200 alone doesn't mean that the referral was accepted. */
export function deliveryOutcome({ status, body, problem }: DeliveryAnswer): DeliveryOutcome {
  if (problem !== null) return 'failed';
  if (status !== null && (status < 200 || status > 299)) return 'refused';
  return isDeclined(body) ? 'declined' : 'accepted';
}

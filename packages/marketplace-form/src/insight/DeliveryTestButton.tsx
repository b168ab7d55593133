import { Banner, Button, Disclosure, Inline, Text, useMessages } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { splitList } from '../fields/lists.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { pick, useFormActions, useFormLoaded, useFormSelector } from '../form/formContext.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import type { DeliveryTest } from '../gateway/DeliveryTest.ts';
import * as en from '../messages/en.ts';
import { checkForm } from '../values/allRules.ts';
import type { DeliveryTestSettings } from '../wire/deliveryTest.ts';
import * as styles from './DeliveryTestButton.css.ts';
import { deliveryOutcome } from './deliveryOutcome.ts';
import { type FinishedTest, useDeliveryTest } from './useDeliveryTest.ts';

/** Props of `DeliveryTestButton`. */
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

const selectors = {
  api: ({ getValues }: MarketplaceFormReturn) => pick(getValues(), testedFields.api),
  email: ({ getValues }: MarketplaceFormReturn) => pick(getValues(), testedFields.email),
};

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
 * `MarketplaceForm` as `deliveryTest`, and load it lazily. Renders nothing while its delivery method is off.
 */
export function DeliveryTestButton({ way, test }: DeliveryTestButtonProps) {
  const t = useMessages(en.deliveryTest);
  const { form, showErrors, focusField } = useFormActions();
  const { reference } = useFormLoaded();
  const values = useFormSelector<unknown>(selectors[way], testedFields[way]);
  const { state, ended, send, cancel } = useDeliveryTest(test);
  const button = useRef<HTMLButtonElement>(null);
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
    <div className={styles.test}>
      <Text size="s" tone="muted">
        {t[way]}
      </Text>
      <Inline>
        <Button ref={button} isPending={isSending} onPress={start}>
          {ended ? t.again : t.send}
        </Button>
        {isSending && <CancelButton onPress={cancel} next={button} />}
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

interface CancelButtonProps {
  readonly onPress: () => void;
  /** Receives focus when this button unmounts while focused. */
  readonly next: RefObject<HTMLButtonElement | null>;
}

/** Cancels the test. */
function CancelButton({ onPress, next }: CancelButtonProps) {
  const t = useMessages(en.deliveryTest);
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement === button) next.current?.focus({ preventScroll: true });
    };
  }, [next]);
  return (
    <Button ref={ref} onPress={onPress}>
      {t.cancel}
    </Button>
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
        {problem} {outdated}
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

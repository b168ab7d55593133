import { Banner, Button, Disclosure, Text, useMessages } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { splitList } from '../fields/lists.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { pick, useFormLoaded, useFormParts, useFormSelector } from '../form/formParts.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import type { DeliveryTest } from '../gateway/DeliveryTest.ts';
import * as en from '../messages/en.ts';
import { checkForm } from '../values/allRules.ts';
import type { DeliveryAnswer, DeliveryTestSettings } from '../wire/deliveryTest.ts';
import * as styles from './DeliveryTestButton.css.ts';
import { deliveryOutcome } from './deliveryOutcome.ts';

/** What a host gives the test of a delivery. */
export interface DeliveryTestButtonProps {
  /** The way that is tried. */
  readonly way: 'api' | 'email';
  /** What sends the sample referral. */
  readonly test: DeliveryTest;
}

/** The fields that a test of each way reads. */
const fieldsOf = {
  api: ['deliverToApi', 'deliveryApiUrl', 'deliveryApiKey', 'deliveryApiType', 'referralDeliveryMethod'],
  email: ['deliverToEmailAddress', 'emailRecipients', 'emailBccRecipients'],
} as const satisfies Record<string, readonly FieldName[]>;

const selectIn = {
  api: ({ getValues }: MarketplaceFormReturn) => pick(getValues(), fieldsOf.api),
  email: ({ getValues }: MarketplaceFormReturn) => pick(getValues(), fieldsOf.email),
};

/** The settings in the form, as a test needs them. */
function settingsIn(way: 'api' | 'email', values: MarketplaceFormValues): DeliveryTestSettings {
  if (way === 'email')
    return {
      way,
      emailRecipients: [...splitList(values.emailRecipients)],
      emailBccRecipients: [...splitList(values.emailBccRecipients)],
    };
  const { deliveryApiUrl, deliveryApiKey, deliveryApiType, referralDeliveryMethod } = values;
  return { way, deliveryApiUrl, deliveryApiKey, deliveryApiType, referralDeliveryMethod };
}

/** A test that has ended, or that the service could not carry out. */
interface Ended {
  /** The values that were tried. */
  readonly of: unknown;
  /** Undefined where the service did not answer. */
  readonly answer: DeliveryAnswer | undefined;
}

/**
 * Sends a sample referral by the settings of a form as they are, saved or not, and shows the answer. Give it to
 * `MarketplaceForm` as `deliveryTest`, and load it lazily. A way that is off shows nothing.
 */
export function DeliveryTestButton({ way, test }: DeliveryTestButtonProps) {
  const t = useMessages(en.deliveryTest);
  const { form, leave, focusField } = useFormParts();
  const { reference } = useFormLoaded();
  const values = useFormSelector<unknown>(selectIn[way], fieldsOf[way]);
  const [isSending, setSending] = useState(false);
  const [ended, setEnded] = useState<Ended>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const isOn = form.getValues(way === 'api' ? 'deliverToApi' : 'deliverToEmailAddress');
  if (!isOn) return null;

  const send = async () => {
    const names: readonly string[] = fieldsOf[way];
    const wrong = checkForm(form.getValues(), reference, form.getMessages()).filter(({ path }) =>
      names.includes(path),
    );
    const [first] = wrong;
    if (first) {
      for (const name of fieldsOf[way]) if (wrong.some(({ path }) => path === name)) leave(name);
      focusField(first.path);
      return;
    }
    controller.current = new AbortController();
    const { signal } = controller.current;
    setSending(true);
    const answer = await test.send(settingsIn(way, form.getValues()), signal).catch(() => undefined);
    if (signal.aborted) return;
    setSending(false);
    setEnded({ of: values, answer });
  };
  return (
    <div className={styles.test}>
      <Text size="s" tone="muted">
        {t[way]}
      </Text>
      <Button isPending={isSending} onPress={() => void send()}>
        {ended ? t.again : t.send}
      </Button>
      <div className={styles.outcome} role="status">
        {ended && !isSending && <Outcome ended={ended} isOutdated={ended.of !== values} />}
      </div>
    </div>
  );
}

const tones = { accepted: 'positive', declined: 'caution', refused: 'critical', failed: 'critical' } as const;

/** What the receiver answered, or why nothing was delivered. */
function Outcome({ ended: { answer }, isOutdated }: { readonly ended: Ended; readonly isOutdated: boolean }) {
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
            {body === '' ? t.noBody : t.answer}
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

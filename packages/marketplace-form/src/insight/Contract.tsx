import { Badge, useMessages, VisuallyHidden } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import { useCallback, useId, useState } from 'react';
import { SentenceChange } from '../editor/ContractChanges.tsx';
import { useContractMessages } from '../editor/useFormMessages.ts';
import type { FieldPath } from '../fields/values.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import * as en from '../messages/en.ts';
import { checkForm } from '../values/allRules.ts';
import { type ComparedSentence, type ContractMessages, compareContracts } from '../values/contract.ts';
import * as styles from './Contract.css.ts';
import { ReferralLines } from './ReferralLines.tsx';
import type { ExcludedReferrals, Tally } from './tally.ts';
import { useDebouncedForm } from './useDebouncedForm.ts';

/** Returns the sentences of the form, compared with the saved ones. */
function getSentences(form: MarketplaceFormReturn, messages: ContractMessages): readonly ComparedSentence[] {
  const { original, saved, reference } = form.getLoaded();
  const values = form.getValues();
  return compareContracts(values, original && saved, reference, checkForm(values, reference), messages);
}

interface ContractProps {
  /** The referrals that each sentence alone filters out. Undefined until known. */
  readonly excluded: Tally['excluded'] | undefined;
  /** Called with the field of a pressed sentence. */
  readonly onShowField: (path: FieldPath) => void;
}

/**
 * Describes the whole marketplace in plain sentences. Each sentence links to its fields, shows how many referrals it
 * alone filters out and which, and shows before and after while it has unsaved changes.
 */
export function Contract({ excluded, onShowField }: ContractProps) {
  const t = useMessages(en.contractPanel);
  const messages = useContractMessages();
  const sentences = useDebouncedForm(
    useCallback((form: MarketplaceFormReturn) => getSentences(form, messages), [messages]),
  );
  const highestCount = Math.max(1, ...[...(excluded?.values() ?? [])].map(({ count }) => count));
  return (
    <div>
      <div className={styles.head} aria-hidden="true">
        <span>{t.notEstimated}</span>
        <span className={styles.headCount}>{t.keepsOutAlone}</span>
      </div>
      <ul className={styles.list} aria-label={t.plainEnglish}>
        {sentences.map((sentence) => (
          <Sentence
            key={sentence.id}
            sentence={sentence}
            excluded={excluded?.get(sentence.id)}
            most={highestCount}
            onPress={() => onShowField(sentence.target)}
          />
        ))}
      </ul>
    </div>
  );
}

interface SentenceProps {
  readonly sentence: ComparedSentence;
  readonly excluded: ExcludedReferrals | undefined;
  /** The highest count of all sentences, used to scale the bars. */
  readonly most: number;
  /** Called to open the fields. */
  readonly onPress: () => void;
}

/** A sentence with the referrals that it alone filters out. */
function Sentence({ sentence, excluded, most, onPress }: SentenceProps) {
  const t = useMessages(en.contractPanel);
  const { number } = useMessages(numbers);
  const { text, before, isChanged } = sentence;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className={styles.item} data-unsaved={isChanged || undefined}>
      <div className={styles.text}>
        {isChanged && <Badge tone="caution">{t.notSaved}</Badge>}
        {before !== undefined && before !== '' && (
          <del className={styles.before}>
            <SentenceChange text={before} other={text} />
          </del>
        )}
        <button type="button" className={styles.sentence} onClick={onPress}>
          {text === undefined ? (
            t.fixErrors
          ) : (
            <SentenceChange text={text || t.dropped} other={text && before} />
          )}
        </button>
      </div>
      {excluded && (
        <button
          type="button"
          className={styles.count}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <VisuallyHidden>{t.aloneKeepsOut}</VisuallyHidden> {number(excluded.count)}{' '}
          <VisuallyHidden>{t.referrals(excluded.count, text ?? '')}</VisuallyHidden>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ inlineSize: `${(excluded.count / most) * 100}%` }} />
          </span>
        </button>
      )}
      {excluded && isOpen && (
        <div id={id} className={styles.nearMisses}>
          {excluded.nearMisses.length < excluded.count
            ? t.firstNearMisses(excluded.nearMisses.length, excluded.count)
            : t.nearMiss}
          <ReferralLines
            label={t.nearMissesTitle}
            lines={excluded.nearMisses.map(({ referral, rule }) => ({
              referral,
              why: `${rule.name}: ${rule.text}`,
            }))}
          />
        </div>
      )}
    </li>
  );
}

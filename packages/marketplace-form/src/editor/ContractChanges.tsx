import { useMessages } from '@advantage/ui';
import { inElement, useAreas } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import { type ComparedSentence, englishContract } from '../values/contract.ts';
import { diffSentences } from '../values/diffSentences.ts';
import * as styles from './ContractChanges.css.ts';

/** Returns the texts of the sentences that describe a marketplace, including the host's overrides. */
export const useContractMessages = () => useAreas(englishContract);

interface SentenceChangeProps {
  readonly text: string;
  /** The sentence to compare with: the version before or after. Default: nothing is marked. */
  readonly other?: string | undefined;
}

/** Highlights the words of a sentence that the other version doesn't contain. */
export const SentenceChange = ({ text, other }: SentenceChangeProps) =>
  other
    ? diffSentences(text, other).map(({ at, words, isOwn }) =>
        isOwn ? (
          <strong key={at} className={styles.own}>
            {words}
          </strong>
        ) : (
          <span key={at}>{words}</span>
        ),
      )
    : inElement(text);

/** Lists sentences before and after a change. Omits those that didn't change. */
export const ContractChanges = ({ sentences }: { readonly sentences: readonly ComparedSentence[] }) => {
  const t = useMessages(en.changes);
  return (
    <ul className={styles.list} aria-label={t.plainEnglish}>
      {sentences.map(({ id, text, before }) =>
        before === undefined ? null : (
          <li key={id} className={styles.item}>
            {before !== '' && (
              <del className={styles.before}>
                <SentenceChange text={before} other={text} />
              </del>
            )}
            {text !== '' && text !== undefined && (
              <ins className={styles.after}>
                <SentenceChange text={text} other={before} />
              </ins>
            )}
          </li>
        ),
      )}
    </ul>
  );
};

import { useMessages } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ComparedSentence } from '../values/contract.ts';
import { newParts } from '../values/newParts.ts';
import * as styles from './ContractChanges.css.ts';

interface SentenceChangeProps {
  /** The sentence. */
  readonly text: string;
  /** The one that it replaces. Default: nothing is marked. */
  readonly before?: string | undefined;
}

/** A sentence in which the words are marked that the earlier one lacks. */
export const SentenceChange = ({ text, before }: SentenceChangeProps) =>
  before
    ? newParts(text, before).map(({ at, words, isNew }) =>
        isNew ? (
          <strong key={at} className={styles.added}>
            {words}
          </strong>
        ) : (
          words
        ),
      )
    : text;

/** Sentences before and after, without those that read the same. */
export const ContractChanges = ({ sentences }: { readonly sentences: readonly ComparedSentence[] }) => {
  const t = useMessages(en.changes);
  return (
    <ul className={styles.list} aria-label={t.plainEnglish}>
      {sentences.map(({ id, text, before }) =>
        before === undefined ? null : (
          <li key={id} className={styles.item}>
            {before !== '' && <del className={styles.before}>{before}</del>}
            {text !== '' && text !== undefined && (
              <ins className={styles.after}>
                <SentenceChange text={text} before={before} />
              </ins>
            )}
          </li>
        ),
      )}
    </ul>
  );
};

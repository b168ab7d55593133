import type { MarketplaceFormReturn } from '@advantage/marketplace-form';
import { SentenceChange, useContractMessages } from '@advantage/marketplace-form/internal';
import { checkForm, compareContracts, type FieldPath } from '@advantage/marketplace-form/internal/values';
import { useMessages, VisuallyHidden } from '@advantage/ui';
import { useCallback } from 'react';
import * as styles from '../match/panels.css.ts';
import * as en from '../messages/en.ts';
import { useDebouncedForm } from './usePreview.ts';

interface ContractProps {
  readonly onShowField: (path: FieldPath) => void;
}

/**
 * Describes the whole marketplace in plain sentences. Each sentence leads to its fields, and shows before and after
 * while it has unsaved changes.
 */
export function Contract({ onShowField }: ContractProps) {
  const t = useMessages(en.contractPanel);
  const messages = useContractMessages();
  const getSentences = useCallback(
    (form: MarketplaceFormReturn) => {
      const { original, saved, reference } = form.getLoaded();
      const values = form.getValues();
      return compareContracts(values, original && saved, reference, checkForm(values, reference), messages);
    },
    [messages],
  );
  const sentences = useDebouncedForm(getSentences);
  return (
    <ul className={styles.list} aria-label={t.plainEnglish}>
      {sentences.map(({ id, text, before, isChanged, target }) => (
        <li key={id} className={styles.clause} data-unsaved={isChanged || undefined}>
          {before !== undefined && before !== '' && (
            <del className={styles.muted}>
              <SentenceChange text={before} other={text} />
            </del>
          )}
          <button type="button" className={styles.sentence} onClick={() => onShowField(target)}>
            {isChanged && <VisuallyHidden>{t.notSaved}</VisuallyHidden>}{' '}
            {text === undefined ? (
              <span>{t.fixErrors}</span>
            ) : (
              <SentenceChange text={text || t.dropped} other={text && before} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { Button, Spinner, useMessages } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import * as styles from './FormInsight.css.ts';
import type { LivePreview } from './usePreview.ts';

/** The loading state of the sample. */
export interface SampleState {
  readonly state: 'loading' | 'failed' | 'empty' | 'ready';
  /** Reloads the sample. */
  readonly retry: () => void;
}

interface SummaryFiguresProps extends LivePreview {
  readonly sample: SampleState;
}

/** Shows how many referrals the settings would have matched, or why that's unknown. */
export function SummaryFigures({ sample, preview, errorCount }: SummaryFiguresProps) {
  const t = useMessages(en.preview);
  const s = useMessages(en.previewTexts);
  const { number } = useMessages(numbers);
  if (sample.state === 'failed') {
    return (
      <div className={styles.figures}>
        <span className={styles.muted}>{t.sampleFailed}</span>
        <span>
          <Button size="s" onPress={sample.retry}>
            {t.retry}
          </Button>
        </span>
      </div>
    );
  }
  if (sample.state === 'empty')
    return (
      <div className={styles.figures}>
        <span className={styles.muted}>{t.noSample}</span>
      </div>
    );
  if (!preview) {
    return (
      <div className={styles.figures}>
        {errorCount > 0 ? (
          <span className={styles.muted}>{t.completeFirst}</span>
        ) : (
          <Spinner label={t.trying} size={20} />
        )}
      </div>
    );
  }
  const { count, matched, unsure } = preview.now;
  const difference = s.differenceWords(preview);
  return (
    <div className={styles.figures} aria-busy={errorCount > 0 || undefined}>
      <span className={styles.matched}>
        {unsure > 0 && t.upTo}
        {number(matched.size)}
      </span>
      <span>{t.ofLast(count)}</span>
      {unsure > 0 && <span className={styles.muted}>{s.unsureSentence(unsure, matched.size)}</span>}
      <span className={styles.muted}>{errorCount > 0 ? t.beforeErrors(errorCount) : difference}</span>
    </div>
  );
}

import { Button, Spinner } from '@advantage/ui';
import { countWords } from '../values/words.ts';
import * as styles from './FormInsight.css.ts';
import { differenceWords, unsureSentence } from './previewTexts.ts';
import type { LivePreview } from './usePreview.ts';

/** How far the sample has come. */
export interface SampleState {
  readonly state: 'loading' | 'failed' | 'empty' | 'ready';
  /** Loads it once more. */
  readonly retry: () => void;
}

interface SummaryFiguresProps extends LivePreview {
  readonly sample: SampleState;
}

const errorWords = (count: number) => `${count} ${count === 1 ? 'error' : 'errors'} in the appetite`;

/** How many referrals the settings would have taken, or why that is not known. */
export function SummaryFigures({ sample, preview, errorCount }: SummaryFiguresProps) {
  if (sample.state === 'failed') {
    return (
      <div className={styles.figures}>
        <span className={styles.muted}>The sample of referrals could not be loaded.</span>
        <span>
          <Button size="s" onPress={sample.retry}>
            Retry
          </Button>
        </span>
      </div>
    );
  }
  if (sample.state === 'empty')
    return (
      <div className={styles.figures}>
        <span className={styles.muted}>No recent referrals to test against.</span>
      </div>
    );
  if (!preview) {
    return (
      <div className={styles.figures}>
        {errorCount > 0 ? (
          <span
            className={styles.muted}
          >{`Fix ${errorWords(errorCount)} to see what would have matched.`}</span>
        ) : (
          <Spinner label="Trying the settings" size={20} />
        )}
      </div>
    );
  }
  const { count, matched, unsure } = preview.now;
  const difference = differenceWords(preview);
  return (
    <div className={styles.figures} aria-busy={errorCount > 0 || undefined}>
      <span className={styles.matched}>
        {unsure > 0 && 'Up to '}
        {matched.size.toLocaleString('en-US')}
      </span>
      <span>{`of the last ${countWords(count, 'referral')} would have matched`}</span>
      {unsure > 0 && <span className={styles.muted}>{unsureSentence(unsure, matched.size)}</span>}
      <span className={styles.muted}>{errorCount > 0 ? `Before ${errorWords(errorCount)}` : difference}</span>
    </div>
  );
}

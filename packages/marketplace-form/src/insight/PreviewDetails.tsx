import { Heading, Stack, Text, useMessages, useNow } from '@advantage/ui';
import type { ReactNode } from 'react';
import * as en from '../messages/en.ts';
import type { AppetitePreview } from './appetitePreview.ts';
import type { InsightSample } from './MarketplaceInsightSource.ts';
import * as styles from './PreviewDetails.css.ts';
import { ReferralLines } from './ReferralLines.tsx';
import { RuleBars } from './RuleBars.tsx';

interface PreviewDetailsProps {
  /** The result of testing the settings. */
  readonly preview: AppetitePreview;
  /** The sample they were tested on. */
  readonly sample: InsightSample;
}

/**
 * Shows what settings would have matched in full: the count, what each rule filtered out, and examples of matches and
 * near misses.
 */
export function PreviewDetails({ preview, sample }: PreviewDetailsProps) {
  const t = useMessages(en.preview);
  const s = useMessages(en.previewTexts);
  const now = useNow(60_000);
  const { rules, count, matched, unsure, matches, nearMisses } = preview.now;
  const change = s.changeSentence(preview);
  const unknownText = s.unknownWords(rules.filter((rule) => rule.unknown > 0));
  return (
    <Stack space={6}>
      <div className={styles.part}>
        <Text size="l" weight="medium">
          {t.result(s.matchedSentence(matched.size, count, unsure))}
        </Text>
        {change && <Text>{change}</Text>}
        {unsure > 0 && <Text tone="muted">{s.unsureSentence(unsure, matched.size)}</Text>}
        <Text size="s" tone="muted">
          {t.estimate(s.sampleSentence(sample, now))}
        </Text>
      </div>
      <Part name={t.filteredOut}>
        {rules.some(({ failed }) => failed > 0) ? (
          <RuleBars rules={rules} count={count} />
        ) : (
          <Text tone="muted">{t.noneFilteredOut}</Text>
        )}
        {unknownText && (
          <Text size="s" tone="muted">
            {unknownText}
          </Text>
        )}
      </Part>
      {matches.length > 0 && (
        <Part name={t.wouldHaveMatched}>
          <ReferralLines
            label={t.wouldHaveMatched}
            lines={matches.map(({ referral, unknown }) => ({ referral, note: s.unknownWords(unknown) }))}
          />
        </Part>
      )}
      {nearMisses.length > 0 && (
        <Part name={t.nearMissesHeading}>
          <ReferralLines
            label={t.nearMisses}
            lines={nearMisses.map(({ referral, rule }) => ({ referral, why: `${rule.name}: ${rule.text}` }))}
          />
        </Part>
      )}
    </Stack>
  );
}

const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.part}>
    <Heading level={3} size="m">
      {name}
    </Heading>
    {children}
  </div>
);

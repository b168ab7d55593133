import { Heading, Stack, Text, useNow } from '@advantage/ui';
import type { ReactNode } from 'react';
import type { InsightSample } from './MarketplaceInsightSource.ts';
import * as styles from './PreviewDetails.css.ts';
import type { AppetitePreview } from './previewAppetite.ts';
import {
  changeSentence,
  matchedSentence,
  sampleSentence,
  unknownWords,
  unsureSentence,
} from './previewTexts.ts';
import { ReferralLines } from './ReferralLines.tsx';
import { RuleBars } from './RuleBars.tsx';

interface PreviewDetailsProps {
  /** What the settings would have taken. */
  readonly preview: AppetitePreview;
  /** Of what. */
  readonly sample: InsightSample;
}

/** Everything about what settings would have taken: how many, what each rule left out, and some of both kinds. */
export function PreviewDetails({ preview, sample }: PreviewDetailsProps) {
  const now = useNow(60_000);
  const { rules, count, matched, unsure, matches, nearMisses } = preview.now;
  const change = changeSentence(preview);
  const open = unknownWords(rules.filter((rule) => rule.unknown > 0));
  return (
    <Stack space={6}>
      <div className={styles.part}>
        <Text
          size="l"
          weight="medium"
        >{`With these settings ${matchedSentence(matched.size, count, unsure)}`}</Text>
        {change && <Text>{change}</Text>}
        {unsure > 0 && <Text tone="muted">{unsureSentence(unsure, matched.size)}</Text>}
        <Text size="s" tone="muted">
          {`${sampleSentence(sample, now)} Estimate. Unknown facts count as matches; limits and hours aren't included.`}
        </Text>
      </div>
      <Part name="Filtered out by rule">
        {rules.some(({ failed }) => failed > 0) ? (
          <RuleBars rules={rules} count={count} />
        ) : (
          <Text tone="muted">No rule left out any referral.</Text>
        )}
        {open && (
          <Text size="s" tone="muted">
            {open}
          </Text>
        )}
      </Part>
      {matches.length > 0 && (
        <Part name="Would have matched">
          <ReferralLines
            label="Would have matched"
            lines={matches.map(({ referral, unknown }) => ({ referral, note: unknownWords(unknown) }))}
          />
        </Part>
      )}
      {nearMisses.length > 0 && (
        <Part name="Near misses (one rule away)">
          <ReferralLines
            label="Near misses"
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

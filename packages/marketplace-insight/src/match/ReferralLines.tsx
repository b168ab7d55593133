import { businessLineName } from '@advantage/reference-data';
import { formatDelivered, Link, type LinkProps, nameIn, useMessages, useNow } from '@advantage/ui';
import { time } from '@advantage/ui/messages';
import { createContext, useContext } from 'react';
import * as en from '../messages/en.ts';
import type { MarketplaceInsightSource } from './MarketplaceInsightSource.ts';
import type { MatchReferral } from './MatchReferral.ts';
import * as styles from './panels.css.ts';

/** Provides `hrefOf` to the referral lines inside. */
export const ReferralHrefContext =
  /* @__PURE__ */ createContext<MarketplaceInsightSource['hrefOf']>(undefined);

/** What a referral is about, as a link if the host has an address for it. */
export function ReferralRisk({ referral, ...link }: ReferralRiskProps) {
  const t = useMessages(en.previewTexts);
  const lineNames = useMessages(en.businessLineNames);
  const hrefOf = useContext(ReferralHrefContext);
  const risk = t.riskWords(referral, (code) => nameIn(lineNames, businessLineName(code)));
  if (!hrefOf) return <span>{risk}</span>;
  return (
    <Link href={hrefOf(referral)} target="_blank" {...link}>
      {risk}
    </Link>
  );
}

interface ReferralRiskProps extends Pick<LinkProps, 'tone' | 'underline'> {
  readonly referral: MatchReferral;
}

interface ReferralLinesProps {
  readonly label: string;
  /** The referrals, each with a note. */
  readonly lines: readonly { readonly referral: MatchReferral; readonly note?: string | undefined }[];
}

/** Lists some referrals of the sample, each in two or three short lines. */
export function ReferralLines({ label, lines }: ReferralLinesProps) {
  const t = useMessages(en.previewTexts);
  const times = useMessages(time);
  const now = useNow(60_000);
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map(({ referral, note }) => (
        <li key={referral.opportunityId} className={styles.referral}>
          <span className={styles.risk}>
            <ReferralRisk referral={referral} />
          </span>
          <span className={styles.muted}>
            {[t.formatFact(referral), formatDelivered(referral.addDate, now, times)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {note && <span className={styles.muted}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

import { businessLineName } from '@advantage/reference-data';
import { formatDelivered, Link, nameIn, useMessages, useNow } from '@advantage/ui';
import { time } from '@advantage/ui/messages';
import { createContext, useContext } from 'react';
import * as en from '../messages/en.ts';
import type { MarketplaceInsightSource } from './MarketplaceInsightSource.ts';
import type { MatchReferral } from './MatchReferral.ts';
import * as styles from './ReferralLines.css.ts';

/** Provides `hrefOf` to the referral lines inside. */
export const ReferralHrefContext =
  /* @__PURE__ */ createContext<MarketplaceInsightSource['hrefOf']>(undefined);

interface ReferralLinesProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** The referrals, each with the reason it wouldn't match, or a note. */
  readonly lines: readonly {
    readonly referral: MatchReferral;
    readonly why?: string;
    readonly note?: string | undefined;
  }[];
}

/** Lists some referrals of the sample, each in two to four short lines. */
export function ReferralLines({ label, lines }: ReferralLinesProps) {
  const t = useMessages(en.previewTexts);
  const times = useMessages(time);
  const lineNames = useMessages(en.businessLineNames);
  const risk = (referral: MatchReferral) =>
    t.riskWords(referral, (code) => nameIn(lineNames, businessLineName(code)));
  const now = useNow(60_000);
  const hrefOf = useContext(ReferralHrefContext);
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map(({ referral, why, note }) => (
        <li key={referral.opportunityId} className={styles.referral}>
          <span className={styles.risk}>
            {hrefOf ? (
              <Link href={hrefOf(referral)} target="_blank">
                {risk(referral)}
              </Link>
            ) : (
              risk(referral)
            )}
          </span>
          <span className={styles.facts}>
            {[t.formatFact(referral), formatDelivered(referral.addDate, now, times)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {why && <span className={styles.why}>{why}</span>}
          {note && <span className={styles.facts}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

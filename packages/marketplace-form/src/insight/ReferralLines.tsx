import { businessLineName } from '@advantage/reference-data';
import { formatDelivered, Link, nameIn, useMessages, useNow } from '@advantage/ui';
import { time } from '@advantage/ui/messages';
import { createContext, useContext } from 'react';
import * as en from '../messages/en.ts';
import type { MarketplaceInsightSource } from './MarketplaceInsightSource.ts';
import type { MatchReferral } from './MatchReferral.ts';
import * as styles from './PreviewDetails.css.ts';

/** Where referrals show, for the lines inside. */
export const ReferralHrefContext =
  /* @__PURE__ */ createContext<MarketplaceInsightSource['hrefOf']>(undefined);

interface ReferralLinesProps {
  /** What the list holds, for screen readers. */
  readonly label: string;
  /** The referrals, with why each of them would not match, or what else is to be said of it. */
  readonly lines: readonly {
    readonly referral: MatchReferral;
    readonly why?: string;
    readonly note?: string | undefined;
  }[];
}

/** Some referrals of the sample, each in two or three short lines. */
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

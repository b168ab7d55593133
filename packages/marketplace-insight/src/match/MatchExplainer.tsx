import type { MarketplaceGateway } from '@advantage/marketplace-form';
import { listQuery, useHostQueryClient } from '@advantage/marketplace-form/internal';
import { nameOf } from '@advantage/marketplace-form/internal/values';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { ErrorState, Heading, InfoPopover, Spinner, Text, useMessages, useNow } from '@advantage/ui';
import { CheckCircleIcon, ChevronRightIcon } from '@advantage/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import * as en from '../messages/en.ts';
import { nextDelivery } from './delivery.ts';
import { type Candidate, whoGets } from './explainMatch.ts';
import * as styles from './MatchExplainer.css.ts';
import type { MatchReferral } from './MatchReferral.ts';
import type { MatchRuleId } from './matchRules.ts';
import { useMatchMessages } from './useMatchMessages.ts';

export interface MatchExplainerProps {
  /** The referral, with only the data that the user may see. */
  readonly referral: MatchReferral;
  /** Loads the marketplaces. */
  readonly gateway: Pick<MarketplaceGateway, 'list'>;
}

/**
 * Says which marketplace would get a referral, why those before it are passed over, and which would take it too. For
 * administrators: put it first in the details of a referral. Requires a `QueryClientProvider`.
 */
export function MatchExplainer({ referral, gateway }: MatchExplainerProps) {
  const t = useMessages(en.explain);
  const { data, isPending, isError, refetch } = useQuery(listQuery(gateway), useHostQueryClient());
  const titleId = useId();
  const content = () => {
    if (isPending) return <Spinner label={t.loading} size={20} />;
    if (isError) return <ErrorState what={t.loadFailed} onRetry={() => void refetch()} />;
    if (data.length === 0) return <Text tone="muted">{t.none}</Text>;
    return <Answer referral={referral} marketplaces={data.map(({ marketplace }) => marketplace)} />;
  };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <Heading level={3} size="m" id={titleId}>
          {t.title}
        </Heading>
        <InfoPopover label={t.howDecided}>
          <Text size="s" tone="muted">
            {t.method}
          </Text>
        </InfoPopover>
      </div>
      {content()}
    </section>
  );
}

/** Number of marketplaces that are listed before and after the one that gets the referral. The rest is folded. */
const maxListed = 5;

interface AnswerProps extends Pick<MatchExplainerProps, 'referral'> {
  readonly marketplaces: readonly Marketplace[];
}

function Answer({ referral, marketplaces }: AnswerProps) {
  const t = useMessages(en.explain);
  const messages = useMatchMessages();
  const { passedOver, winner, wouldMatch, closest, others } = useMemo(
    () => whoGets(referral, marketplaces, messages),
    [referral, marketplaces, messages],
  );
  const rows = (candidates: readonly Candidate[]) =>
    candidates.map((candidate) => <CandidateRow key={candidate.marketplace.id} candidate={candidate} />);
  const fold = (label: (marketplaces: number) => string, folded: readonly Candidate[]) =>
    folded.length > 0 && (
      <Row kind="fold" mark={<ChevronRightIcon size={16} />} name={label(folded.length)}>
        <ul className={styles.list}>{rows(folded)}</ul>
      </Row>
    );
  const limited = (candidates: readonly Candidate[], more: (marketplaces: number) => string) => (
    <>
      {rows(candidates.slice(0, maxListed))}
      {fold(more, candidates.slice(maxListed))}
    </>
  );
  return (
    <ul className={styles.list}>
      {winner ? (
        limited(passedOver, t.morePassedOver)
      ) : (
        <li>
          <Text tone="muted">{closest.length > 0 ? t.noMatchClosest : t.noMatch}</Text>
        </li>
      )}
      {winner && <CandidateRow candidate={winner} isWinner />}
      {wouldMatch.length > 0 && <li className={styles.caption}>{t.wouldMatch}</li>}
      {limited(wouldMatch, t.moreWouldMatch)}
      {rows(closest)}
      {fold(t.othersDoNotMatch, others)}
    </ul>
  );
}

interface CandidateRowProps {
  readonly candidate: Candidate;
  /** Whether it gets the referral. Default false. */
  readonly isWinner?: boolean;
}

/** A marketplace with its place and, if it doesn't take the referral, the first reason. Opens into sentences. */
function CandidateRow({ candidate, isWinner = false }: CandidateRowProps) {
  const t = useMessages(en.explain);
  const reasons: Partial<Record<MatchRuleId, string>> = useMessages(en.reasons);
  const { marketplace, place, failed, unknown } = candidate;
  const [first] = failed;
  return (
    <Row
      kind={isWinner ? 'winner' : first ? 'failed' : 'match'}
      place={place}
      mark={isWinner && <CheckCircleIcon size={18} />}
      name={nameOf(marketplace)}
      end={
        first
          ? (first.reason ?? reasons[first.id] ?? first.name)
          : isWinner && (unknown.length > 0 ? t.mayGetIt : t.getsIt)
      }
    >
      <Sentences {...candidate} />
    </Row>
  );
}

/** What doesn't fit or isn't known, and when a marketplace that takes the referral would get it. */
function Sentences({ marketplace, failed, unknown }: Candidate) {
  const t = useMessages(en.explain);
  const now = useNow(60_000);
  const messages = useMatchMessages();
  const delivery = () => nextDelivery(marketplace, now, messages).text;
  return (
    <div className={styles.sentences}>
      {[...failed, ...unknown].map(({ id, name, text }) => (
        <p key={id} className={styles.sentence}>
          {t.sentence(name, text)}
        </p>
      ))}
      <p className={styles.sentence}>
        {failed.length === 0
          ? unknown.length === 0
            ? `${t.everythingFits} ${t.when(delivery())}`
            : t.whenIfRestFits(delivery())
          : unknown.length === 0 && t.restFits}
      </p>
    </div>
  );
}

interface RowProps {
  readonly kind: keyof typeof styles.row;
  /** Place of the marketplace. Default: none. */
  readonly place?: number;
  readonly mark?: ReactNode;
  readonly name: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

function Row({ kind, place, mark, name, end, children }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        className={styles.row[kind]}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.place}>{place}</span> <span className={styles.mark}>{mark}</span>
        <bdi className={styles.name}>{name}</bdi> <span className={styles.end}>{end}</span>
      </button>
      {isOpen && children}
    </li>
  );
}

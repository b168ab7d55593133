import { Banner, Button, EmptyState, ErrorState, Spinner, useMessages, useTexts } from '@advantage/ui';
import { OfflineIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import { showsContact } from '../model/contact.ts';
import type { Referral } from '../model/referral.ts';
import { useClockValue } from '../referral/useClockValue.ts';
import { ClaimNotice } from './ClaimNotice.tsx';
import * as styles from './details.css.ts';
import { endsClaim } from './panelFooter.ts';
import { acquiredText } from './panelTexts.ts';
import { ReferralDetails, type ReferralDetailsProps } from './ReferralDetails.tsx';
import type { LoadedReferral } from './useReferral.ts';

export interface PanelContentProps extends Omit<ReferralDetailsProps, 'referral' | 'isMissing'> {
  readonly details: LoadedReferral;
}

/** The content of a panel: the outcome of the claim, loading errors, and everything known about the referral. */
export function PanelContent({ details, ...props }: PanelContentProps) {
  const t = useMessages(en.details);
  const { isOwn } = props;
  const { referral, status, retry } = details;
  if (!referral) return <Vacancy status={status} onRetry={retry} />;
  return (
    <>
      {endsClaim(props.claim) ? (
        <ClaimNotice state={props.claim} />
      ) : (
        isOwn && showsContact(referral) && <OwnNotice referral={referral} />
      )}
      {status === 'failed' && (
        <Banner
          tone="caution"
          icon={OfflineIcon}
          title={t.detailsFailed}
          role="status"
          action={
            <Button size="s" onPress={retry}>
              {t.retry}
            </Button>
          }
        >
          {t.fromList}
        </Banner>
      )}
      {status === 'missing' && <Banner title={t.gone} role="status" />}
      <ReferralDetails {...props} referral={referral} isMissing={status === 'missing'} />
    </>
  );
}

function OwnNotice({ referral }: { readonly referral: Referral }) {
  const texts = useTexts();
  const t = texts(en.details);
  const text = useClockValue((now) => acquiredText(referral, now, texts));
  return (
    <Banner tone="positive" title={t.yours}>
      {text}
    </Banner>
  );
}

interface VacancyProps {
  readonly status: LoadedReferral['status'];
  readonly onRetry: () => void;
}

/** Shown while there is no referral to show: it's loading, couldn't be loaded, or wasn't found. */
function Vacancy({ status, onRetry }: VacancyProps) {
  const t = useMessages(en.details);
  if (status === 'failed') return <ErrorState what={t.failed} onRetry={onRetry} />;
  if (status === 'missing') return <EmptyState title={t.notFound}>{t.maybeRemoved}</EmptyState>;
  return (
    <div className={styles.vacancy}>
      <Spinner label={t.loading} size={24} />
    </div>
  );
}

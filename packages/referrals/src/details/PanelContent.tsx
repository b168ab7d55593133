import { Banner, Button, EmptyState, ErrorState, Spinner } from '@advantage/ui';
import { OfflineIcon } from '@advantage/ui/icons';
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

/** What a panel shows: how the claim ended, whether the rest could be loaded, and the referral as far as it is known. */
export function PanelContent({ details, ...props }: PanelContentProps) {
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
          title="The details could not be loaded."
          role="status"
          action={
            <Button size="s" onPress={retry}>
              Retry
            </Button>
          }
        >
          What you see comes from the list.
        </Banner>
      )}
      {status === 'missing' && <Banner title="This referral is no longer available." role="status" />}
      <ReferralDetails {...props} referral={referral} isMissing={status === 'missing'} />
    </>
  );
}

function OwnNotice({ referral }: { readonly referral: Referral }) {
  const text = useClockValue((now) => acquiredText(referral, now));
  return (
    <Banner tone="positive" title="This referral is yours.">
      {text}
    </Banner>
  );
}

interface VacancyProps {
  readonly status: LoadedReferral['status'];
  readonly onRetry: () => void;
}

/** Stands in place of a referral of which nothing is known, e.g. after a link was followed. */
function Vacancy({ status, onRetry }: VacancyProps) {
  if (status === 'failed') return <ErrorState what="The referral could not be loaded" onRetry={onRetry} />;
  if (status === 'missing')
    return <EmptyState title="Referral not found">It may have been removed.</EmptyState>;
  return (
    <div className={styles.vacancy}>
      <Spinner label="Loading details" size={24} />
    </div>
  );
}

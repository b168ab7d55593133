import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  english,
  formatMoney,
  formatValue,
  nameIn,
  Spinner,
  type Texts,
  useMessages,
  useTexts,
} from '@advantage/ui';
import { LockIcon, OfflineIcon, SearchIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import { type ReactNode, useState } from 'react';
import { ClaimNotice } from '../claim/ClaimNotice.tsx';
import { ContactLines } from '../claim/ContactLines.tsx';
import { ReferralStatusBadge, ReferralStatusButton } from '../columns/ReferralStatus.tsx';
import { was } from '../columns/status.css.ts';
import { DeliveredTime, TimeLeft } from '../columns/times.tsx';
import * as en from '../messages/en.ts';
import { hasStatusButton, type ReferralAudience } from '../model/audience.ts';
import type { ClaimState } from '../model/claimFlow.ts';
import { contactName, pictureUrl, showsContact } from '../model/contact.ts';
import type { Referral } from '../model/referral.ts';
import type { ProgressStatus } from '../model/status.ts';
import { pricesOf, statusView } from '../model/statusView.ts';
import { cardTitle, categoryText, locationText } from '../model/texts.ts';
import * as styles from './details.css.ts';
import { Facts } from './Facts.tsx';
import { endsClaim } from './PanelAction.tsx';
import type { LoadedReferral } from './useReferral.ts';

export interface PanelContentProps {
  readonly details: LoadedReferral;
  /** The state of the referral's claim. */
  readonly claim: ClaimState;
  readonly audience: ReferralAudience;
  /** Whether the panel offers claiming. */
  readonly canClaim: boolean;
  /** Whether the referral is known to be the user's own. */
  readonly isOwn: boolean;
  readonly showPrices: boolean;
  /** What the user can do, below the title. Default none. */
  readonly action?: ReactNode;
  /** Returns the URL of a street view image. Undefined shows no image. */
  readonly streetViewUrl: (searchId: string) => string | undefined;
  /** Called with the progress that the user selects. Default: progress is read-only. */
  readonly onProgressChange?: ((referral: Referral, status: ProgressStatus) => void) | undefined;
  /** Renders host-specific content below the title. Default: nothing. */
  readonly more?: ((referral: Referral) => ReactNode) | undefined;
}

/** Everything known about a referral, starting with what can be done; or why there is nothing to show. */
export function PanelContent(props: PanelContentProps) {
  const texts = useTexts();
  const t = texts(en.details);
  const { claim, audience, canClaim, onProgressChange } = props;
  const { referral, status, retry } = props.details;
  if (!referral) return <Vacancy status={status} retry={retry} />;
  const hasContact = showsContact(referral);
  const isMissing = status === 'missing';
  const isOver = isMissing || claim.step === 'expired' || claim.step === 'unavailable';
  const isOpen = referral.marketplaceStatus === 'Available' && !isOver;
  return (
    <>
      <Lead referral={referral} hasContact={hasContact} />
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
      {isMissing && <Banner title={t.gone} role="status" />}
      {endsClaim(claim) && <ClaimNotice state={claim} />}
      {!isOver && !(isOpen && canClaim) && <Status {...props} referral={referral} />}
      {props.action}
      {props.more?.(referral)}
      {hasContact && <Contact referral={referral} streetViewUrl={props.streetViewUrl} />}
      <Facts
        referral={referral}
        audience={audience}
        hasLines={hasContact}
        onProgressChange={onProgressChange}
      />
      {referral.prospectMessage !== null && (
        <div>
          <h3 className={styles.messageName}>{t.message}</h3>
          <p className={styles.messageText} dir="auto">
            {referral.prospectMessage}
          </p>
        </div>
      )}
      {!hasContact && (
        <p className={styles.locked}>
          {!props.isOwn && <LockIcon size={16} />}
          <span>{props.isOwn ? t.noContact : lockedText(referral, { isOpen, canClaim }, texts)}</span>
        </p>
      )}
    </>
  );
}

type PartProps = { readonly referral: Referral };

/** The business lines or, once it may be shown, the consumer's name, above place, category and type. */
function Lead({ referral, hasContact }: PartProps & { readonly hasContact: boolean }) {
  const texts = useTexts();
  const { businessName } = referral;
  const name = hasContact ? (contactName(referral) ?? businessName) : null;
  const title = name ?? cardTitle(referral, texts);
  const parts = [
    locationText(referral),
    categoryName(referral, texts),
    formatValue(referral.opportunityType),
  ].filter((part) => part !== title);
  return (
    <div className={styles.lead}>
      <h2 className={styles.title}>
        <bdi>{title}</bdi>
      </h2>
      {name !== null && businessName !== null && name !== businessName && <bdi>{businessName}</bdi>}
      <bdi>{parts.join(' · ')}</bdi>
    </div>
  );
}

/** The status of a referral that can't be claimed here, with price and time. */
function Status(props: PartProps & Pick<PanelContentProps, 'audience' | 'showPrices' | 'isOwn'>) {
  const { referral, audience, showPrices, isOwn } = props;
  const texts = useTexts();
  const isAvailable = referral.marketplaceStatus === 'Available';
  const isButton = hasStatusButton(audience, 'panel') && !isAvailable;
  const price = showPrices && !isButton ? pricesOf(referral).price : null;
  const view = statusView(referral, { showPrices }, texts);
  return (
    <div className={styles.status}>
      {isButton ? (
        <ReferralStatusButton
          referral={referral}
          showPrices={showPrices}
          namesReferral={false}
          onPress={() => {}}
        />
      ) : (
        <ReferralStatusBadge status={referral.marketplaceStatus} />
      )}
      {price !== null && <span className={styles.price}>{formatMoney(price, texts(numbers))}</span>}
      {view.kind === 'claim' && view.was !== null && <s className={was}>{view.was}</s>}
      {isAvailable && <TimeLeft referral={referral} />}
      {isOwn && referral.lastModDate !== null && <DeliveredTime addDate={referral.lastModDate} />}
    </div>
  );
}

function Contact({ referral, streetViewUrl }: PartProps & Pick<PanelContentProps, 'streetViewUrl'>) {
  const { showVisualLocation, searchId } = referral;
  const address = showVisualLocation && searchId !== null ? streetViewUrl(searchId) : undefined;
  const picture = address === undefined ? null : pictureUrl(address, document.baseURI);
  return (
    <>
      <ContactLines referral={referral} isFull />
      {picture !== null && <StreetView url={picture} />}
    </>
  );
}

/** Shown while there is no referral to show: it's loading, couldn't be loaded, or wasn't found. */
function Vacancy({ status, retry }: Pick<LoadedReferral, 'status' | 'retry'>) {
  const t = useMessages(en.details);
  if (status === 'failed') return <ErrorState what={t.failed} onRetry={retry} />;
  if (status === 'missing') return <EmptyState icon={SearchIcon} title={t.notFound} />;
  return (
    <div className={styles.vacancy}>
      <Spinner label={t.loading} size={24} />
    </div>
  );
}

function StreetView({ url }: { readonly url: string }) {
  const t = useMessages(en.details);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (failedUrl === url) return null;
  return (
    <img
      className={styles.street}
      src={url}
      alt={t.streetView}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(url)}
    />
  );
}

/** Returns the full name of the category, or 'Direct Call' if there is none. */
export const categoryName = (referral: Pick<Referral, 'category'>, texts: Texts = english): string =>
  nameIn(texts(en.details).categories, categoryText(referral, texts));

/** Returns the text shown instead of contact details. It names what claiming would show, if the user can claim. */
export function lockedText(
  { category }: Pick<Referral, 'category'>,
  { isOpen, canClaim }: { readonly isOpen: boolean; readonly canClaim: boolean },
  texts: Texts = english,
) {
  const t = texts(en.details);
  if (!isOpen) return t.hidden;
  if (!canClaim) return t.shownOnceClaimed;
  const { claimNow } = texts(en.status);
  return category === 'CL' ? t.lockedBusiness(claimNow) : t.locked(claimNow);
}

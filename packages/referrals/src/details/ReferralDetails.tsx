import { Banner, useMessages } from '@advantage/ui';
import { InfoIcon } from '@advantage/ui/icons';
import type { ReactNode } from 'react';
import * as en from '../messages/en.ts';
import { hasStatusButton, type ReferralAudience } from '../model/audience.ts';
import type { ClaimState } from '../model/claimFlow.ts';
import { showsContact } from '../model/contact.ts';
import { pictureUrl } from '../model/contactLinks.ts';
import type { Referral } from '../model/referral.ts';
import type { ProgressStatus } from '../model/status.ts';
import { ContactCard } from './ContactCard.tsx';
import * as styles from './details.css.ts';
import { Facts } from './Facts.tsx';
import { Lead } from './Lead.tsx';
import { PanelStatus } from './PanelStatus.tsx';
import { PriceRow } from './PriceRow.tsx';
import { redactionText } from './panelTexts.ts';
import { RedactedContact } from './RedactedContact.tsx';
import { StreetView } from './StreetView.tsx';

export interface ReferralDetailsProps {
  readonly referral: Referral;
  /** The state of the referral's claim. */
  readonly claim: ClaimState;
  readonly audience: ReferralAudience;
  /** Whether the panel offers claiming. */
  readonly canClaim: boolean;
  /** Whether the referral is known to be the user's own. */
  readonly isOwn: boolean;
  /** Whether the service no longer has the referral, so it can't be claimed. */
  readonly isMissing: boolean;
  readonly showPrices: boolean;
  /** Returns the URL of a street view image. Undefined shows no image. */
  readonly streetViewUrl: (searchId: string) => string | undefined;
  /** Called with the progress that the user selects. Default: progress is read-only. */
  readonly onProgressChange?: ((referral: Referral, status: ProgressStatus) => void) | undefined;
  /** Renders host-specific content below the details. Default: nothing. */
  readonly more?: ((referral: Referral) => ReactNode) | undefined;
}

/** All details of a referral in a panel, starting with what matters for a claim. */
export function ReferralDetails(props: ReferralDetailsProps) {
  const t = useMessages(en.details);
  const { referral, claim, audience, canClaim, showPrices, streetViewUrl, onProgressChange } = props;
  const hasContact = showsContact(referral);
  const isAgent = hasStatusButton(audience, 'panel');
  const status = { referral, isAgent, canClaim, showPrices };
  const isOver = props.isMissing || claim.step === 'expired' || claim.step === 'unavailable';
  const isOpen = referral.marketplaceStatus === 'Available' && !isOver;
  const isStatusInLead = hasContact && isAgent;
  return (
    <>
      {!isStatusInLead && !isOver && (
        <PriceRow {...status} askedPrice={'offer' in claim ? claim.offer.price : null} />
      )}
      <Lead
        referral={referral}
        hasContact={hasContact}
        aside={isStatusInLead && <PanelStatus {...status} />}
      />
      {hasContact && <Contact referral={referral} streetViewUrl={streetViewUrl} />}
      {referral.prospectMessage !== null && (
        <div className={styles.message}>
          <h3 className={styles.messageName}>{t.message}</h3>
          <p className={styles.messageText} dir="auto">
            {referral.prospectMessage}
          </p>
        </div>
      )}
      <Part name={hasContact ? t.facts : null}>
        <Facts
          referral={referral}
          audience={audience}
          hasLines={hasContact}
          onProgressChange={onProgressChange}
        />
      </Part>
      {!hasContact && (
        <Part name={t.contact}>
          {props.isOwn ? (
            <Banner tone="caution" icon={InfoIcon} title={t.noContact} />
          ) : (
            <RedactedContact
              why={redactionText({ isOpen, canClaim, isCallIn: referral.isCallIn }, t)}
              fields={isOpen ? redactedFields(referral) : []}
            />
          )}
        </Part>
      )}
      {props.more?.(referral)}
    </>
  );
}

/** Returns the fields that claiming reveals. Only commercial referrals have a business name. */
const redactedFields = ({ category }: Referral) =>
  (['Name', 'Phone', 'Email', 'Business', 'Address'] as const).filter(
    (field) => field !== 'Business' || category === 'CL',
  );

function Part({ name, children }: { readonly name: string | null; readonly children: ReactNode }) {
  return (
    <div>
      {name !== null && <h3 className={styles.partName}>{name}</h3>}
      {children}
    </div>
  );
}

type ContactProps = Pick<ReferralDetailsProps, 'referral' | 'streetViewUrl'>;

function Contact({ referral, streetViewUrl }: ContactProps) {
  const { showVisualLocation, searchId } = referral;
  const address = showVisualLocation && searchId !== null ? streetViewUrl(searchId) : undefined;
  const picture = address === undefined ? null : pictureUrl(address, document.baseURI);
  return (
    <>
      <ContactCard referral={referral} />
      {picture !== null && <StreetView url={picture} />}
    </>
  );
}

import { nameIn, type Texts, useTexts } from '@advantage/ui';
import { XIcon } from '@advantage/ui/icons';
import { buttonStyles, iconButtonStyles, linkStyles } from '@advantage/ui/internal';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useBrandContent } from '../columns/useBrandContent.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import { cardTitle, joinParts, notApplicable, placeText } from '../model/texts.ts';
import * as styles from './PublicClaimModal.css.ts';

export interface PublicClaimModalProps {
  /** The referral whose status the visitor pressed, which the modal names. Null: the modal is closed. */
  readonly referral: Referral | null;
  /** Called when the visitor closes the modal, by X, Escape or a press outside. */
  readonly onClose: () => void;
}

/** Invites a visitor who pressed a status to sign up. A native dialog, so it also works inside a shadow root. */
export function PublicClaimModal({ referral, onClose }: PublicClaimModalProps) {
  const texts = useTexts();
  const t = texts(en.signUp);
  const { links, texts: brandTexts } = useBrandContent();
  const { claimModalLink } = brandTexts;
  const headingId = useId();
  const isOpen = referral !== null;
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: this handles only presses on the backdrop; Escape does the same
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className={styles.body}>
        <h2 id={headingId} className={styles.heading}>
          {t.question}
        </h2>
        {referral && (
          <p className={styles.pressed}>
            <span className={styles.line}>{cardTitle(referral, texts)}</span>
            <span>{placeAndSize(referral, texts)}</span>
          </p>
        )}
        <p className={styles.paragraph}>{t.offer}</p>
        <a
          className={`${buttonStyles({ tone: 'primary', width: 'full' })} ${styles.start}`}
          href={links.getAdvantageNow}
        >
          {t.start}
        </a>
        <p className={styles.already}>
          <span>{`${t.signedUp} `}</span>
          <a className={linkStyles()} href={links.logInNow}>
            {claimModalLink === en.status.claimNow
              ? texts(en.status).claimNow
              : nameIn(texts(en.brandTexts), claimModalLink)}
          </a>
        </p>
        <button
          type="button"
          className={`${iconButtonStyles({ size: 'touch' })} ${styles.close}`}
          aria-label={t.close}
          onClick={onClose}
        >
          <XIcon size={20} />
        </button>
      </div>
    </dialog>
  );
}

/** The modal of a list: the referral it names, null while it's closed, what opens it, and the modal to render. */
export function usePublicClaim() {
  const [referral, open] = useState<Referral | null>(null);
  return { referral, open, modal: <PublicClaimModal referral={referral} onClose={() => open(null)} /> };
}

/** Where a referral is, and how large its business is, as far as it is known. */
function placeAndSize(referral: Referral, texts: Texts): string | null {
  const t = texts(en.signUp);
  const { noOfEmployees: employees, yearsInBusiness: years } = referral;
  const size =
    notApplicable(referral) === null
      ? [employees === null ? null : t.employees(employees), years === null ? null : t.years(years)]
      : [];
  return joinParts([placeText(referral), ...size], ' · ');
}

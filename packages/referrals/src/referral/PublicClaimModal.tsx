import { nameIn, useMessages } from '@advantage/ui';
import { XIcon } from '@advantage/ui/icons';
import { buttonStyles, iconButtonStyles, linkStyles } from '@advantage/ui/internal';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './PublicClaimModal.css.ts';
import { useBrandContent } from './useBrandContent.ts';

export interface PublicClaimModalProps {
  /** Whether the modal is open. */
  readonly isOpen: boolean;
  /** Called when the visitor closes the modal, by X, Escape or a press outside. */
  readonly onClose: () => void;
}

/**
 * Invites a visitor who pressed a status to sign up. Texts and links follow the current brand.
 * A native dialog, so it also works inside a shadow root and returns focus to the pressed button.
 */
export function PublicClaimModal({ isOpen, onClose }: PublicClaimModalProps) {
  const t = useMessages(en.signUp);
  const names = useMessages(en.brandTexts);
  const { links, texts } = useBrandContent();
  const headingId = useId();
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
        <p className={styles.paragraph}>{t.offer}</p>
        <a
          className={buttonStyles({ tone: 'primary', size: 'l', width: 'full' })}
          href={links.getAdvantageNow}
        >
          {t.start}
        </a>
        <p className={styles.already}>
          {t.signedUp}{' '}
          <a className={linkStyles()} href={links.logInNow}>
            {nameIn(names, texts.claimModalLink)}
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

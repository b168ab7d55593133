import { formatValue } from '@advantage/ui';
import { AlertIcon, CheckIcon, CopyIcon } from '@advantage/ui/icons';
import { iconButtonStyles } from '@advantage/ui/internal';
import { useEffect } from 'react';
import { useAnnounce } from './CellContext.tsx';
import * as styles from './cells.css.ts';
import { type CopyKind, useCopy } from './useCopy.ts';

export interface ContactCellProps {
  /** Kind of contact detail. */
  readonly kind: CopyKind;
  /** The phone number or email address, or null. */
  readonly text: string | null;
  /** URL that the text links to; null for no link. */
  readonly href: string | null;
}

/** A consumer's phone number or email address in a row: a link and a copy button. */
export function ContactCell({ kind, text, href }: ContactCellProps) {
  if (text === null) return <span>{formatValue(text)}</span>;
  return (
    <span className={styles.contact}>
      {href === null ? (
        <span className={styles.cut}>{text}</span>
      ) : (
        <a className={styles.contactLink} href={href}>
          {text}
        </a>
      )}
      <RowCopyButton what={kind} value={text} />
    </span>
  );
}

const icons = { copied: CheckIcon, failed: AlertIcon };

function RowCopyButton({ what, value }: { readonly what: CopyKind; readonly value: string }) {
  const { outcome, label, announcement, copy } = useCopy(what, value);
  const announce = useAnnounce();
  useEffect(() => {
    if (announcement === '') return;
    announce(announcement);
    return () => announce('');
  }, [announcement, announce]);
  const Icon = outcome ? icons[outcome] : CopyIcon;
  return (
    <button
      type="button"
      className={`${iconButtonStyles({ size: 'xs' })} ${styles.copy}`}
      aria-label={label}
      title={label}
      onClick={copy}
    >
      <Icon size={14} />
    </button>
  );
}

import { formatValue } from '@advantage/ui';
import { AlertIcon, CheckIcon, CopyIcon } from '@advantage/ui/icons';
import { iconButtonStyles, linkStyles } from '@advantage/ui/internal';
import { useEffect } from 'react';
import { cut } from '../table/cells.css.ts';
import * as styles from './acquired.css.ts';
import { breakable } from './breakable.tsx';
import { useAnnounce } from './CopyStatus.tsx';
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
  if (text === null) return formatValue(text);
  return (
    <span className={styles.contact}>
      {href === null ? (
        <span className={cut}>{breakable(text)}</span>
      ) : (
        <a className={`${linkStyles()} ${cut}`} href={href}>
          {breakable(text)}
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
      className={iconButtonStyles({ size: 'xs' })}
      aria-label={label}
      title={label}
      onClick={copy}
    >
      <Icon size={16} />
    </button>
  );
}

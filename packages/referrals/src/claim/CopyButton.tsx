import { IconButton, VisuallyHidden } from '@advantage/ui';
import { AlertIcon, CheckIcon, CopyIcon, LinkIcon } from '@advantage/ui/icons';
import { type CopyKind, useCopy } from '../columns/useCopy.ts';

export interface CopyButtonProps {
  /** What the button copies, for its label. */
  readonly what: CopyKind;
  /** The text to copy. It isn't rendered into the document. */
  readonly value: string;
  /** The icon: `link` is for the page's URL. Default `copy`. */
  readonly icon?: 'copy' | 'link';
}

const icons = { copy: CopyIcon, link: LinkIcon };

/** Copies a text, then shows the result with its icon and announces it to screen readers. */
export function CopyButton({ what, value, icon = 'copy' }: CopyButtonProps) {
  const { outcome, label, announcement, copy } = useCopy(what, value);
  return (
    <>
      <IconButton
        icon={outcome === null ? icons[icon] : outcome === 'copied' ? CheckIcon : AlertIcon}
        label={label}
        iconSize={icon === 'link' ? 18 : 16}
        tooltipPlacement="bottom"
        onPress={copy}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}

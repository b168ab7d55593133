import { IconButton, VisuallyHidden } from '@advantage/ui';
import { AlertIcon, CheckIcon, CopyIcon, LinkIcon } from '@advantage/ui/icons';
import { type CopiedThing, useCopy } from '../referral/useCopy.ts';

export interface CopyButtonProps {
  /** What it copies. */
  readonly what: CopiedThing;
  /** The text that it copies. It is nowhere in the document. */
  readonly value: string;
  /** `link` stands for the address of the page. Default `copy`. */
  readonly icon?: 'copy' | 'link';
}

const icons = { copy: CopyIcon, link: LinkIcon };

/** Copies a text, and says whether that worked: by its icon, and to screen readers. */
export function CopyButton({ what, value, icon = 'copy' }: CopyButtonProps) {
  const { outcome, label, said, copy } = useCopy(what, value);
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
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

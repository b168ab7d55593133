import { IconButton, Spinner, useMessages } from '@advantage/ui';
import { ChevronDownIcon, ChevronUpIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './details.css.ts';
import { type PanelPosition, positionText } from './panelTexts.ts';

export interface PanelHeadProps {
  /** The referral's position in its list. Null if it isn't in the list. */
  readonly position: PanelPosition | null;
  /** Called to show the previous referral. Undefined if there is none. */
  readonly onPrevious: (() => void) | undefined;
  /** Called to show the next referral. Undefined if there is none. */
  readonly onNext: (() => void) | undefined;
  /** The URL to copy. Undefined hides the button. */
  readonly link: string | undefined;
  readonly isLoading: boolean;
}

/** The header of a panel: buttons for the previous and next referral, the position, and a copy button for the link. */
export function PanelHead({ position, onPrevious, onNext, link, isLoading }: PanelHeadProps) {
  const t = useMessages(en.details);
  return (
    <>
      <IconButton
        icon={ChevronUpIcon}
        label={t.previous}
        tooltipPlacement="bottom"
        isDisabled={!onPrevious}
        onPress={onPrevious}
      />
      <IconButton
        icon={ChevronDownIcon}
        label={t.next}
        tooltipPlacement="bottom"
        isDisabled={!onNext}
        onPress={onNext}
      />
      <span className={styles.position} role="status">
        {position && positionText(position, t)}
      </span>
      {isLoading && <Spinner label={t.loading} size={14} />}
      <span className={styles.headEnd}>
        {link !== undefined && <CopyButton what="link" value={link} icon="link" />}
      </span>
    </>
  );
}

import { IconButton, Spinner, useMessages } from '@advantage/ui';
import { ChevronDownIcon, ChevronUpIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './details.css.ts';
import { type PanelPosition, positionText } from './panelTexts.ts';

export interface PanelHeadProps {
  /** The position of the referral in its list; null when it is not on it. */
  readonly position: PanelPosition | null;
  /** Undefined where there is no referral before. */
  readonly onPrevious: (() => void) | undefined;
  /** Undefined where there is no referral after. */
  readonly onNext: (() => void) | undefined;
  /** The address to copy; undefined for no button. */
  readonly link: string | undefined;
  readonly isLoading: boolean;
}

/** The head of a panel: buttons to its neighbors, its position, and its link. */
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

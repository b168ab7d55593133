import { InfoPopover, type Term, Terms, useMessages } from '@advantage/ui';
import { ChevronRightIcon } from '@advantage/ui/icons';
import { linkStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import * as styles from './popovers.css.ts';
import { statusIcons } from './statusIcons.ts';
import { useBrandContent } from './useBrandContent.ts';

const icon = (status: keyof typeof statusIcons) => {
  const Icon = statusIcons[status];
  return (
    <span className={status === 'Available' ? styles.available : styles.icon}>
      <Icon />
    </span>
  );
};

/** The statuses that are explained, in the words of a catalog. */
const statusesIn = (t: typeof en.statusHelp): readonly Term[] => [
  { name: t.claimNow, icon: icon('Available'), meaning: t.available },
  { name: t.claimedName, icon: icon('Claimed'), meaning: t.claimed },
  { name: t.assignedName, icon: icon('Delivered'), meaning: t.assigned },
];

/** Explains the statuses next to the Status header, with a link to the brand's demo page (POP-5 to POP-8). */
export function StatusPopover() {
  const t = useMessages(en.statusHelp);
  const { links } = useBrandContent();
  const footer = (
    <a className={`${linkStyles()} ${styles.link}`} href={links.bookADemo}>
      {t.demo}
      <ChevronRightIcon size={14} />
    </a>
  );
  return (
    <InfoPopover label={t.title} footer={footer}>
      <Terms terms={statusesIn(t)} />
    </InfoPopover>
  );
}

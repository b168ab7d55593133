import { InfoPopover, nameIn, type Term, Terms, useMessages } from '@advantage/ui';
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

/** Popover next to the Status header that explains the statuses and links to the brand's demo page. */
export function StatusPopover() {
  const t = useMessages(en.statusHelp);
  const names = useMessages(en.statusNames);
  const terms: readonly Term[] = [
    { name: t.claimNow, icon: icon('Available'), meaning: t.available },
    { name: nameIn(names, 'Claimed'), icon: icon('Claimed'), meaning: t.claimed },
    { name: nameIn(names, 'Delivered'), icon: icon('Delivered'), meaning: t.assigned },
  ];
  const { links } = useBrandContent();
  const footer = (
    <a className={`${linkStyles()} ${styles.link}`} href={links.bookADemo}>
      {t.demo}
      <ChevronRightIcon size={14} />
    </a>
  );
  return (
    <InfoPopover label={t.title} footer={footer}>
      <Terms terms={terms} />
    </InfoPopover>
  );
}

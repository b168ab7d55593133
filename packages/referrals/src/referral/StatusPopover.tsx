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

const statuses: readonly Term[] = [
  {
    name: en.statusHelp.claimNow,
    icon: icon('Available'),
    meaning: en.statusHelp.available,
  },
  {
    name: 'Claimed',
    icon: icon('Claimed'),
    meaning: en.statusHelp.claimed,
  },
  {
    name: 'Delivered',
    icon: icon('Delivered'),
    meaning: en.statusHelp.assigned,
  },
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
      <Terms terms={statuses} />
    </InfoPopover>
  );
}

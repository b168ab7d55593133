import { InfoPopover, type Term, Terms } from '@advantage/ui';
import { ChevronRightIcon } from '@advantage/ui/icons';
import { linkStyles } from '@advantage/ui/internal';
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
    name: 'Claim Now',
    icon: icon('Available'),
    meaning: 'A real-time referral, available to Claim-it subscribers.',
  },
  {
    name: 'Claimed',
    icon: icon('Claimed'),
    meaning:
      'Purchased by an independent agent or partner. The consumer data is shared exclusively with them.',
  },
  {
    name: 'Delivered',
    icon: icon('Delivered'),
    meaning: "Given to the partner that best fits the consumer's needs.",
  },
];

/** Explains the statuses beside the Status header, with a link to the brand's demo page (POP-5 to POP-8). */
export function StatusPopover() {
  const { links } = useBrandContent();
  const footer = (
    <a className={`${linkStyles()} ${styles.link}`} href={links.bookADemo}>
      Book a demo
      <ChevronRightIcon size={14} />
    </a>
  );
  return (
    <InfoPopover label="What Status means" footer={footer}>
      <Terms terms={statuses} />
    </InfoPopover>
  );
}

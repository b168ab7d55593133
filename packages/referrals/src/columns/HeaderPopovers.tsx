import { InfoPopover, nameIn, type Term, Terms, useMessages } from '@advantage/ui';
import { ChevronRightIcon } from '@advantage/ui/icons';
import { linkStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import * as styles from './status.css.ts';
import { statusIcons } from './statusIcons.ts';
import { useBrandContent } from './useBrandContent.ts';

const icon = (status: keyof typeof statusIcons) => {
  const Icon = statusIcons[status];
  return (
    <span className={status === 'Available' ? styles.availableIcon : styles.termIcon}>
      <Icon />
    </span>
  );
};

/** What the statuses mean. */
export function StatusTerms() {
  const t = useMessages(en.statusHelp);
  const names = useMessages(en.statusNames);
  const { claimNow } = useMessages(en.status);
  const terms: readonly Term[] = [
    { name: claimNow, icon: icon('Available'), meaning: t.available },
    { name: nameIn(names, 'Claimed'), icon: icon('Claimed'), meaning: t.claimed },
    { name: nameIn(names, 'Delivered'), icon: icon('Delivered'), meaning: t.assigned },
  ];
  return <Terms terms={terms} />;
}

/** The link to the brand's demo page. */
export function DemoLink() {
  const t = useMessages(en.statusHelp);
  const { links } = useBrandContent();
  return (
    <a className={`${linkStyles()} ${styles.demoLink}`} href={links.bookADemo}>
      <span>{t.demo}</span>
      <ChevronRightIcon size={14} />
    </a>
  );
}

/** Popover next to the Status header that explains the statuses and links to the brand's demo page. */
export const StatusPopover = () => (
  <InfoPopover label={useMessages(en.statusHelp).title} footer={<DemoLink />}>
    <StatusTerms />
  </InfoPopover>
);

/** What the referral types mean. */
export const TypeTerms = () => <Terms terms={useMessages(en.typeHelp).terms} />;

/** Popover next to the Type header that explains the referral types. */
export const TypePopover = () => (
  <InfoPopover label={useMessages(en.typeHelp).title}>
    <TypeTerms />
  </InfoPopover>
);

import { formatValue, Heading, Text, useTexts } from '@advantage/ui';
import { BuildingIcon, type IconComponent, PinIcon, TagIcon } from '@advantage/ui/icons';
import type { ReactNode } from 'react';
import { cardTitle } from '../model/cardTexts.ts';
import { locationText } from '../model/cellTexts.ts';
import { contactName } from '../model/contact.ts';
import type { Referral } from '../model/referral.ts';
import * as styles from './details.css.ts';
import { categoryName } from './panelTexts.ts';

export interface LeadProps {
  readonly referral: Referral;
  /** Whether the consumer's name may be shown (`showsContact`). */
  readonly hasContact: boolean;
  /** Shown at the end of the heading. Default none. */
  readonly aside?: ReactNode;
}

/**
 * The heading of a referral: its business lines, or the consumer's name once it may be shown, followed by type,
 * location and category.
 */
export function Lead({ referral, hasContact, aside }: LeadProps) {
  const texts = useTexts();
  const { businessName } = referral;
  const name = hasContact ? (contactName(referral) ?? businessName) : null;
  const title = name ?? cardTitle(referral, texts);
  const category = categoryName(referral, texts);
  return (
    <div className={styles.lead}>
      <div className={styles.headline}>
        <Heading level={2}>
          <bdi className={styles.anyLength}>{title}</bdi>
        </Heading>
        {aside}
      </div>
      {name !== null && businessName !== null && name !== businessName && (
        <Text tone="muted">
          <bdi className={styles.anyLength}>{businessName}</bdi>
        </Text>
      )}
      <ul className={styles.chips}>
        <Chip icon={TagIcon}>{formatValue(referral.opportunityType)}</Chip>
        <Chip icon={PinIcon}>{locationText(referral)}</Chip>
        {category !== title && <Chip icon={BuildingIcon}>{category}</Chip>}
      </ul>
    </div>
  );
}

function Chip({ icon: Icon, children }: { readonly icon: IconComponent; readonly children: string }) {
  return (
    <li className={styles.chip}>
      <Icon />
      <bdi className={styles.anyLength}>{children}</bdi>
    </li>
  );
}

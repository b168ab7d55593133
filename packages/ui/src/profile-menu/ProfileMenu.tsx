import { forwardRef } from 'react';
import { Button } from 'react-aria-components';
import { ChevronDownIcon } from '../icon/icons.ts';
import { Menu, type MenuGroup } from '../menu/Menu.tsx';
import { Text } from '../text/Text.tsx';
import { initialsOf } from './initialsOf.ts';
import * as styles from './ProfileMenu.css.ts';

export interface ProfileMenuProps {
  /** Name of the signed-in user. */
  readonly name: string;
  /** Role of the user, e.g. 'Manager'. */
  readonly roleName: string;
  /** More lines about the user: company, city and state. Default none. */
  readonly lines?: readonly string[];
  /** Menu entries in groups: help, contact, device settings, logout. */
  readonly groups: readonly MenuGroup[];
  /** Id of the button. Default: none. */
  readonly id?: string;
}

/** Shows who is signed in, at the end of the header row, and opens a menu. For other actions use `Menu`. */
export const ProfileMenu = /* @__PURE__ */ forwardRef<HTMLButtonElement, ProfileMenuProps>(
  function ProfileMenu({ name, roleName, lines = [], groups, id }, ref) {
    return (
      <Menu
        groups={groups}
        header={<Card name={name} roleName={roleName} lines={lines} />}
        trigger={
          <Button ref={ref} id={id} className={styles.trigger}>
            <span className={styles.avatar.s} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <span className={styles.who}>
              <span className={styles.name}>{name}</span> <span className={styles.role}>{roleName}</span>
            </span>
            <span className={styles.chevron}>
              <ChevronDownIcon />
            </span>
          </Button>
        }
      />
    );
  },
);

function Card({ name, roleName, lines }: Required<Omit<ProfileMenuProps, 'groups' | 'id'>>) {
  return (
    <div className={styles.card}>
      <span className={styles.avatar.l} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <Text weight="strong">{name}</Text>
        <Text size="s" tone="muted">
          {roleName}
        </Text>
        {lines.map((line) => (
          <Text key={line} size="s" tone="muted">
            {line}
          </Text>
        ))}
      </div>
    </div>
  );
}

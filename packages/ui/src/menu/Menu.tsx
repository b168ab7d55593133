import { Fragment, forwardRef, type ReactNode, useId } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Header,
  MenuSection,
  MenuTrigger,
  type PopoverProps,
  Separator,
} from 'react-aria-components';
import type { IconComponent } from '../icon/createIcon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import { PopoverSurface } from '../popover/Overlay.tsx';
import { raised } from '../popover/overlay.css.ts';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import * as styles from './Menu.css.ts';

/** One entry: an action, or a link where `href` is given. */
export interface MenuEntry {
  /** Unique in its menu. */
  readonly key: string;
  /** Its words. */
  readonly label: string;
  /** An icon before them. Default none. */
  readonly icon?: IconComponent;
  /** Where it leads. Default: nowhere, it has an `onAction`. */
  readonly href?: string;
  /** Where the link opens, e.g. `_blank`. Default: here. */
  readonly target?: string;
  /** What it does. */
  readonly onAction?: () => void;
  /** Cannot be chosen. Default false. */
  readonly isDisabled?: boolean;
}

/** A group of which exactly one entry is chosen, e.g. a color mode. The menu stays open, so that its reader sees the effect. */
export interface MenuChoice {
  /** Its heading. */
  readonly label: string;
  /** Key of the entry that is chosen. */
  readonly selectedKey: string;
  /** What there is to choose from. */
  readonly options: readonly Pick<MenuEntry, 'key' | 'label' | 'icon'>[];
  /** Called with the key of another entry. */
  readonly onChange: (key: string) => void;
}

/** Entries that belong together: actions and links, or a choice. */
export type MenuGroup = readonly MenuEntry[] | MenuChoice;

export interface MenuProps extends Pick<PopoverProps, 'placement'> {
  /** The button that opens it; it names the menu. */
  readonly trigger: ReactNode;
  /** The entries in groups, with a line between two groups. */
  readonly groups: readonly MenuGroup[];
  /** What is above the entries, e.g. who is signed in. Default none. */
  readonly header?: ReactNode;
  /** Id of the menu. Default: none. */
  readonly id?: string;
}

/**
 * A list of actions and links at its button. Arrow keys and typing move within it. To choose a value use `Select`,
 * for anything else than a list `Popover`.
 */
export const Menu = /* @__PURE__ */ forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, groups, header, placement = 'bottom end', id },
  ref,
) {
  const themeClassName = useThemeClassName();
  const headerId = useId();
  return (
    <MenuTrigger>
      {trigger}
      <PopoverSurface
        className={`${themeClassName} ${raised} ${styles.popover}`}
        placement={placement}
        offset={6}
      >
        {header && (
          <div id={headerId} className={styles.header}>
            {header}
          </div>
        )}
        <AriaMenu ref={ref} id={id} className={styles.menu} aria-describedby={header ? headerId : undefined}>
          {groups.map((group, index) => (
            <Fragment key={'options' in group ? group.label : group[0]?.key}>
              {index > 0 && <Separator className={styles.separator} />}
              {'options' in group ? <Choice {...group} /> : <Entries entries={group} />}
            </Fragment>
          ))}
        </AriaMenu>
      </PopoverSurface>
    </MenuTrigger>
  );
});

const Entries = ({ entries }: { readonly entries: readonly MenuEntry[] }) =>
  entries.map(({ key, ...entry }) => <MenuItem key={key} id={key} {...entry} />);

const Choice = ({ label, selectedKey, options, onChange }: MenuChoice) => (
  <MenuSection
    selectionMode="single"
    disallowEmptySelection
    shouldCloseOnSelect={false}
    selectedKeys={[selectedKey]}
    onSelectionChange={(keys) => {
      const [key] = keys;
      if (key !== undefined && key !== selectedKey) onChange(String(key));
    }}
  >
    <Header className={styles.label}>{label}</Header>
    <Entries entries={options} />
  </MenuSection>
);

function MenuItem({ id, label, icon: Icon, ...entry }: Omit<MenuEntry, 'key'> & { readonly id: string }) {
  return (
    <AriaMenuItem {...entry} id={id} textValue={label} className={styles.item}>
      {Icon && (
        <span className={styles.mark}>
          <Icon size={18} />
        </span>
      )}
      {label}
      <span className={styles.tick}>
        <CheckIcon size={18} />
      </span>
    </AriaMenuItem>
  );
}

import { Fragment, forwardRef, type ReactNode, useId } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  type PopoverProps,
  Separator,
} from 'react-aria-components';
import type { IconComponent } from '../icon/createIcon.tsx';
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

export interface MenuProps extends Pick<PopoverProps, 'placement'> {
  /** The button that opens it; it names the menu. */
  readonly trigger: ReactNode;
  /** The entries in groups, with a line between two groups. */
  readonly groups: readonly (readonly MenuEntry[])[];
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
          {groups.map((entries, index) => (
            <Fragment key={entries[0]?.key}>
              {index > 0 && <Separator className={styles.separator} />}
              {entries.map(({ key, ...entry }) => (
                <MenuItem key={key} id={key} {...entry} />
              ))}
            </Fragment>
          ))}
        </AriaMenu>
      </PopoverSurface>
    </MenuTrigger>
  );
});

function MenuItem({ id, label, icon: Icon, ...entry }: Omit<MenuEntry, 'key'> & { readonly id: string }) {
  return (
    <AriaMenuItem {...entry} id={id} textValue={label} className={styles.item}>
      {Icon && (
        <span className={styles.mark}>
          <Icon size={18} />
        </span>
      )}
      {label}
    </AriaMenuItem>
  );
}

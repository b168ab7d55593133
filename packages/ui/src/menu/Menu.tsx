import { Fragment, forwardRef, type ReactNode, useId } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Header,
  MenuSection,
  MenuTrigger,
  Modal,
  type PopoverProps,
  Separator,
  Text,
} from 'react-aria-components';
import { useIsPhone } from '../hooks/useMedia.ts';
import type { IconComponent } from '../icon/createIcon.tsx';
import { CheckIcon } from '../icon/icons.ts';
import { sheet, sheetScrim } from '../popover/AnchoredDialog.css.ts';
import { raised } from '../popover/Overlay.css.ts';
import { ModalOverlay, PopoverSurface } from '../popover/Overlay.tsx';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import * as styles from './Menu.css.ts';

/** A menu entry: an action, or a link if it has an `href`. */
export interface MenuEntry {
  /** Key of the entry, unique in its menu. */
  readonly key: string;
  /** Label of the entry. */
  readonly label: string;
  /** Icon before the label. Default none. */
  readonly icon?: IconComponent;
  /** What the entry is set to, after the label, e.g. 'Off', or its key. Default none. */
  readonly value?: string | undefined;
  /** URL of a link. Default: nowhere, it has an `onAction`. */
  readonly href?: string;
  /** `target` of the link, e.g. `_blank`. Default: here. */
  readonly target?: string;
  /** Called when the user activates the entry. */
  readonly onAction?: () => void;
  /** Disables the entry. Default false. */
  readonly isDisabled?: boolean;
}

/**
 * A group with exactly one selected entry, e.g. a color mode. The menu stays open on selection, so that the user sees
 * the effect.
 */
export interface MenuChoice {
  /** Heading of the group. */
  readonly label: string;
  /** Key of the selected entry. */
  readonly selectedKey: string;
  /** Entries to choose from. */
  readonly options: readonly Pick<MenuEntry, 'key' | 'label' | 'icon'>[];
  /** Called with the key of the newly selected entry. */
  readonly onChange: (key: string) => void;
}

/** A group of menu entries: actions and links, or a choice. */
export type MenuGroup = readonly MenuEntry[] | MenuChoice;

export interface MenuProps extends Pick<PopoverProps, 'placement' | 'isOpen' | 'onOpenChange'> {
  /** The button that opens the menu and names it. */
  readonly trigger: ReactNode;
  /** The entries in groups, separated by lines. */
  readonly groups: readonly MenuGroup[];
  /** Content above the entries, e.g. who is signed in. Default none. */
  readonly header?: ReactNode;
  /** Id of the menu. Default: none. */
  readonly id?: string;
}

/**
 * A list of actions and links that a button opens. Supports arrow keys and typing to find an entry. To select a value
 * use `Select`; for content that isn't a list use `Popover`.
 */
export const Menu = /* @__PURE__ */ forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, groups, header, placement = 'bottom end', isOpen, onOpenChange, id },
  ref,
) {
  const themeClassName = useThemeClassName();
  const headerId = useId();
  const isPhone = useIsPhone();
  const content = (
    <>
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
    </>
  );
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {isPhone ? (
        <ModalOverlay isDismissable className={`${themeClassName} ${sheetScrim}`}>
          <Modal className={`${sheet} ${styles.sheet}`}>{content}</Modal>
        </ModalOverlay>
      ) : (
        <PopoverSurface
          className={`${themeClassName} ${raised} ${styles.popover}`}
          placement={placement}
          offset={6}
        >
          {content}
        </PopoverSurface>
      )}
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

function MenuItem({
  id,
  label,
  value,
  icon: Icon,
  ...entry
}: Omit<MenuEntry, 'key'> & { readonly id: string }) {
  return (
    <AriaMenuItem {...entry} id={id} textValue={label} className={styles.item}>
      {Icon && (
        <span className={styles.mark}>
          <Icon size={18} />
        </span>
      )}
      <Text slot="label">{label}</Text>
      {value && (
        <Text slot="description" className={styles.value}>
          {value}
        </Text>
      )}
      <span className={styles.tick}>
        <CheckIcon size={18} />
      </span>
    </AriaMenuItem>
  );
}

import { ListBox, ListBoxItem, type ListBoxProps, Popover, type PopoverProps } from 'react-aria-components';
import { CheckIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import * as styles from './OptionPopover.css.ts';

/** One line of the list, under the key React Aria knows it by. */
export interface ListOption {
  readonly key: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

interface OptionPopoverProps {
  /** The lines. Default: those of the React Aria field around it. */
  readonly options?: readonly ListOption[];
  /** More props of the popover. Default: those of the React Aria field around it. */
  readonly popover?: Omit<PopoverProps, 'children' | 'className'>;
  /** More props of the list. Default: those of the React Aria field around it. */
  readonly list?: Omit<ListBoxProps<ListOption>, 'items' | 'className'>;
}

/** The list that a `Select` or `ComboBox` opens. An empty one says so. */
export function OptionPopover({ options, popover, list }: OptionPopoverProps) {
  const t = useMessages(en.field);
  const theme = useThemeClassName();
  return (
    <Popover {...popover} className={`${theme} ${styles.popover}`} offset={6} containerPadding={8}>
      <ListBox
        {...list}
        className={styles.list}
        items={options}
        renderEmptyState={() => <span className={styles.empty}>{t.noResults}</span>}
      >
        {renderOption}
      </ListBox>
    </Popover>
  );
}

const renderOption = ({ key, label, isDisabled }: ListOption) => (
  <ListBoxItem id={key} textValue={label} isDisabled={isDisabled} className={styles.option}>
    {({ isSelected }) => (
      <>
        <span className={styles.optionLabel}>{label}</span>
        <span className={styles.tick}>{isSelected && <CheckIcon />}</span>
      </>
    )}
  </ListBoxItem>
);

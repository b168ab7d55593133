import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { CheckIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import * as styles from './OptionPopover.css.ts';

/** An option of the list, with its React Aria key. */
interface ListOption {
  readonly key: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** The list that a `ComboBox` opens, with a message if it's empty. */
export function OptionPopover() {
  const t = useMessages(en.field);
  const theme = useThemeClassName();
  return (
    <Popover className={`${theme} ${styles.popover}`} offset={6} containerPadding={8}>
      <ListBox
        className={styles.list}
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

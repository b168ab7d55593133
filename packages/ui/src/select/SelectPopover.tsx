import type { RefObject } from 'react';
import { OptionPopover } from '../field/OptionPopover.tsx';
import { type SelectOption, toKey, toListOptions } from './options.ts';

interface SelectPopoverProps<Value extends string | null> {
  /** The button that opened it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The id of what names it. */
  readonly labelId: string;
  readonly options: readonly SelectOption<Value>[];
  readonly chosen: SelectOption<Value> | undefined;
  /** Where the focus goes while nothing is chosen. */
  readonly opened: 'first' | 'last';
  /** Called with the option that was chosen, or without one. */
  readonly onClose: (option?: SelectOption<Value>) => void;
}

/** The list of a `Select`. It exists only while it is open: a form or a table has many selects. */
export function SelectPopover<Value extends string | null>(props: SelectPopoverProps<Value>) {
  const { button, labelId, options, chosen, opened, onClose } = props;
  return (
    <OptionPopover
      options={toListOptions(options)}
      popover={{
        isOpen: true,
        onOpenChange: () => onClose(),
        triggerRef: button,
        trigger: 'Select',
        placement: 'bottom start',
        'aria-labelledby': labelId,
      }}
      list={{
        'aria-labelledby': labelId,
        autoFocus: opened,
        selectionMode: 'single',
        selectedKeys: chosen ? [toKey(chosen.value)] : [],
        // A press of the chosen option empties the selection: nothing changes.
        onSelectionChange: (keys) =>
          onClose(options.find(({ value }) => keys !== 'all' && keys.has(toKey(value)))),
        shouldSelectOnPressUp: true,
        shouldFocusOnHover: true,
      }}
    />
  );
}

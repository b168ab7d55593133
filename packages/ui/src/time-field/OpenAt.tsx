import { useContext, useEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components';

/** Opens the list of the combo box around it at this option, also by arrow keys, which begin at the ends. */
export function OpenAt({ option }: { readonly option: string | undefined }) {
  const state = useContext(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const manager = state?.selectionManager;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    if (isOpen && option !== undefined) manager?.setFocusedKey(option);
  }, [isOpen]);
  return null;
}

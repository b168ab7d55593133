import { IconButton, Popover } from '@advantage/ui';
import { LookPanel, type LookPanelProps } from './LookPanel.tsx';

/** Opens the choice of columns and density of a list. */
export function LookButton(props: LookPanelProps) {
  return (
    <Popover
      placement="bottom end"
      label="Columns and rows"
      trigger={<IconButton icon="dashboard" tone="neutral" label="Columns and rows" aria-haspopup="dialog" />}
    >
      <LookPanel {...props} />
    </Popover>
  );
}

import { EmptyState } from '@advantage/ui';
import { buttonStyles } from '@advantage/ui/internal';
import type { EmptyAdvice, EmptyRemedy } from './emptyAdvice.ts';

export interface ListEmptyProps {
  /** Texts and remedies to show, from `emptyAdvice`. */
  readonly advice: EmptyAdvice;
  /** Called with the filter changes of a remedy. The list should then show its first page. */
  readonly onChange: (change: EmptyRemedy['change']) => void;
}

/** The empty state for filters that match no referral: names the filters and offers buttons that widen them. */
export function ListEmpty({ advice, onChange }: ListEmptyProps) {
  const { title, text, remedies } = advice;
  const buttons = remedies.map(({ label, change }) => (
    <button
      key={label}
      type="button"
      className={buttonStyles({ size: 'm' })}
      onClick={() => onChange(change)}
    >
      {label}
    </button>
  ));
  return (
    <EmptyState title={title} actions={remedies.length > 0 && buttons}>
      {text}
    </EmptyState>
  );
}

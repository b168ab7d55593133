import { EmptyState } from '@advantage/ui';
import { buttonStyles } from '@advantage/ui/internal';
import type { EmptyAdvice, EmptyRemedy } from './emptyAdvice.ts';

export interface ListEmptyProps {
  /** What to say and offer: `emptyAdvice`. */
  readonly advice: EmptyAdvice;
  /** Called with the filters that a remedy changes; the list then shows its first page. */
  readonly onChange: (change: EmptyRemedy['change']) => void;
}

/** Shown in place of the rows when no referral matches the filters: what is empty, and what to do. */
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

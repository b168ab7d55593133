import { EmptyState } from '@advantage/ui';
import { buttonStyles } from '@advantage/ui/internal';
import { type EmptyAdviceOptions, type EmptyRemedy, emptyAdvice } from './emptyAdvice.ts';

export interface ListEmptyProps extends EmptyAdviceOptions {
  readonly view: Parameters<typeof emptyAdvice>[0];
  /** Called with the filters that a remedy changes; the list then shows its first page. */
  readonly onChange: (change: EmptyRemedy['change']) => void;
}

/** Shown in place of the rows when no referral matches the filters: what is empty, and what to do. */
export function ListEmpty({ view, onChange, ...options }: ListEmptyProps) {
  const { title, text, remedies } = emptyAdvice(view, options);
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

import { buttonStyles, EmptyState } from '@advantage/ui';
import { type EmptyAdviceOptions, emptyAdvice } from './emptyAdvice.ts';
import { type ListView, withFilter } from './listView.ts';

export interface ListEmptyProps extends EmptyAdviceOptions {
  readonly view: ListView;
  /** Called with the view that a remedy leads to. */
  readonly onViewChange: (view: ListView) => void;
}

/** Stands in place of the rows when no referral matches the filters: what is empty, and what to do. */
export function ListEmpty({ view, onViewChange, ...options }: ListEmptyProps) {
  const { title, text, remedies } = emptyAdvice(view, options);
  const buttons = remedies.map(({ label, change }) => (
    <button
      key={label}
      type="button"
      className={buttonStyles({ size: 'm' })}
      onClick={() => onViewChange(withFilter(view, change))}
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

import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { count as countStyle } from './CountBadge.css.ts';

export interface CountBadgeProps {
  /** How many; nothing shows for 0. */
  readonly count: number;
  /** What is counted, one of it; several take an 's'. Default 'error'. */
  readonly noun?: string;
}

/** How many errors a part of a form has, beside its name. A status or a kind is a `Badge`. */
export function CountBadge({ count, noun = 'error' }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={countStyle}>
      {count}
      <VisuallyHidden> {count === 1 ? noun : `${noun}s`}</VisuallyHidden>
    </span>
  );
}

import { forwardRef, type ReactNode } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { note, range } from './Field.css.ts';
import { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';

export interface FieldRangeProps extends Omit<FieldGroupProps, 'children'> {
  /** Field of the lower bound, with an `aria-label`. */
  readonly from: ReactNode;
  /** Field of the upper bound, with an `aria-label`. */
  readonly to: ReactNode;
}

/**
 * Groups a lower and an upper bound under one label, with one place for the errors of both. For other groups of
 * controls use `FieldGroup`.
 */
export const FieldRange = /* @__PURE__ */ forwardRef<HTMLDivElement, FieldRangeProps>(function FieldRange(
  { from, to, ...props },
  ref,
) {
  const t = useMessages(en.field);
  return (
    <FieldGroup {...props} ref={ref}>
      <div className={range}>
        {from}
        <span className={note} aria-hidden="true">
          {t.to}
        </span>
        {to}
      </div>
    </FieldGroup>
  );
});

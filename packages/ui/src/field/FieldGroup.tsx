import { forwardRef, type ReactNode, useId } from 'react';
import * as styles from './Field.css.ts';
import { FieldHeader, type FieldHeaderProps } from './FieldHeader.tsx';
import { GroupMessagesContext, useFieldMessages } from './FieldMessages.tsx';
import type { FieldMessageProps } from './fieldProps.ts';

export interface FieldGroupProps extends FieldMessageProps, FieldHeaderProps {
  /** Label of the group. */
  readonly label: string;
  /** The controls. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Groups several controls under one label. The group's description and error also describe every control inside, and
 * each control needs its own label. For a lower and an upper bound use `FieldRange`.
 */
export const FieldGroup = /* @__PURE__ */ forwardRef<HTMLDivElement, FieldGroupProps>(
  function FieldGroup(props, ref) {
    const { id, label, labelNote, actions, children } = props;
    const labelId = useId();
    const { describedBy, messages } = useFieldMessages(props);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame in forced colors
      <div
        ref={ref}
        id={id}
        role="group"
        className={styles.field}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
      >
        <FieldHeader labelNote={labelNote} actions={actions}>
          <span id={labelId} className={styles.label}>
            {label}
          </span>
        </FieldHeader>
        <GroupMessagesContext.Provider value={describedBy}>{children}</GroupMessagesContext.Provider>
        {messages}
      </div>
    );
  },
);

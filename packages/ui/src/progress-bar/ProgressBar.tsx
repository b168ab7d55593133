import { forwardRef } from 'react';
import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Label: what is making progress. */
  readonly label: string;
  /** The current progress. */
  readonly value: number;
  /** The value at completion. Default 100. */
  readonly maxValue?: number;
  /** The progress as text, e.g. '37 of 51'. Default: per cent. */
  readonly valueLabel?: string;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Shows how far a task has progressed. If that isn't known, use `Spinner`. */
export const ProgressBar = /* @__PURE__ */ forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, maxValue, valueLabel, id },
  ref,
) {
  return (
    <AriaProgressBar
      ref={ref}
      id={id}
      className={styles.progressBar}
      value={value}
      maxValue={maxValue}
      valueLabel={valueLabel}
    >
      {({ percentage = 0, valueText }) => (
        <>
          <div className={styles.head}>
            <Label>{label}</Label>
            <span>{valueText}</span>
          </div>
          <div className={styles.track}>
            <div className={styles.fill} style={{ width: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
});

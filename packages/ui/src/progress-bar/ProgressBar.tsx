import { forwardRef } from 'react';
import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is making progress. */
  readonly label: string;
  /** How far it is. */
  readonly value: number;
  /** Where it ends. Default 100. */
  readonly maxValue?: number;
  /** The progress in words, e.g. '37 of 51'. Default: per cent. */
  readonly valueLabel?: string;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Shows how far something is. When nobody can say, use `Spinner`. */
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

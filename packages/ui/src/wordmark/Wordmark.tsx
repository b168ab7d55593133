import { forwardRef } from 'react';
import { useBrand } from '../theme/BrandProvider.tsx';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /** The background: the page's or the navigation's own color. Default `page`. */
  readonly on?: keyof typeof styles.wordmark;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Longer names are smaller and wrap if needed. */
const longNameThreshold = 12;

/**
 * Mark and name of the current brand. Within a sentence use the name from `useBrand`; for a link to the home page
 * wrap it in a `Link`.
 */
export const Wordmark = /* @__PURE__ */ forwardRef<HTMLSpanElement, WordmarkProps>(function Wordmark(
  { on = 'page', id },
  ref,
) {
  const { name, mark } = useBrand();
  return (
    <span ref={ref} id={id} className={styles.wordmark[on]}>
      <svg
        className={styles.drawing}
        viewBox={mark.viewBox}
        height="28"
        fill="none"
        stroke="currentColor"
        strokeWidth={mark.strokeWidth}
        strokeLinecap={mark.strokeEnd}
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {mark.strokes.map((path) => (
          <path key={path} d={path} />
        ))}
        <g className={styles.accent[on]}>
          {mark.accents.map((path) => (
            <path key={path} d={path} stroke="currentColor" />
          ))}
          {mark.dots.map((dot) => (
            <circle key={`${dot.cx} ${dot.cy}`} {...dot} stroke="none" fill="currentColor" />
          ))}
        </g>
      </svg>
      <span className={name.length > longNameThreshold ? styles.longName[on] : styles.name}>{name}</span>
    </span>
  );
});

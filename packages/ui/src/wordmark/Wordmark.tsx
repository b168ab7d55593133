import { forwardRef } from 'react';
import { useBrand, useBrandMode } from '../theme/BrandProvider.tsx';
import type { Brand, BrandImages, BrandMark } from '../theme/brand.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './Wordmark.css.ts';

export interface WordmarkProps {
  /** The background: the page's or the navigation's own color. Default `page`. */
  readonly on?: keyof typeof styles.wordmark;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

type Background = NonNullable<WordmarkProps['on']>;

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
  const { name, mark, isNameInMark = false } = useBrand();
  const nameClass = name.length > longNameThreshold ? styles.longName[on] : styles.name;
  return (
    <span ref={ref} id={id} className={styles.wordmark[on]}>
      <Logo mark={mark} on={on} />
      <span className={isNameInMark ? visuallyHidden : nameClass}>{name}</span>
    </span>
  );
});

interface LogoProps<Mark> {
  readonly mark: Mark;
  readonly on: Background;
}

function Logo({ mark: Mark, on }: LogoProps<Brand['mark']>) {
  const mode = useBrandMode();
  if ('viewBox' in Mark) return <LineDrawing mark={Mark} on={on} />;
  if ('light' in Mark) return <ImageFiles mark={Mark} on={on} />;
  return (
    <span className={styles.logo} aria-hidden="true">
      <Mark on={on} mode={mode} />
    </span>
  );
}

/** Print is always light, like everything else. */
const darkMedia = { light: 'not all', dark: 'screen', system: 'screen and (prefers-color-scheme: dark)' };

function ImageFiles({ mark: { light, dark, navigation = dark }, on }: LogoProps<BrandImages>) {
  const mode = useBrandMode();
  return (
    <picture className={styles.logo}>
      <source media={darkMedia[mode]} srcSet={dark} />
      <img className={styles.image} src={on === 'chrome' ? navigation : light} height="28" alt="" />
    </picture>
  );
}

const LineDrawing = ({ mark, on }: LogoProps<BrandMark>) => (
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
);

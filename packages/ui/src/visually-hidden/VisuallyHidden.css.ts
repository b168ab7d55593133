import { style } from '@vanilla-extract/css';

/** Hides an element visually, but not from screen readers. Its text isn't copied. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  WebkitUserSelect: 'none',
  userSelect: 'none',
});

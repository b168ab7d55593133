import { style } from '@vanilla-extract/css';
import { raised } from '../popover/Overlay.css.ts';
import { media } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text } = vars;

export const popover = style([
  raised,
  { display: 'flex', minWidth: 'var(--trigger-width)', overflow: 'hidden' },
]);

/**
 * The same for the browser's popover, without React Aria. Resets the styles it would inherit from the surrounding
 * element.
 */
export const panel = style([
  popover,
  {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: 0,
    fontVariantNumeric: 'normal',
    fontWeight: vars.weight.regular,
    overflowWrap: 'normal',
    textAlign: 'start',
    whiteSpace: 'normal',
  },
]);

export const list = style({
  boxSizing: 'border-box',
  flex: 1,
  minWidth: 0,
  maxHeight: 320,
  padding: space[1],
  overflowY: 'auto',
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.control.s,
  paddingBlock: space[1],
  paddingInline: space[2],
  boxSizing: 'border-box',
  borderRadius: vars.radius.s,
  fontSize: text.m.size,
  lineHeight: text.m.line,
  color: color.fg.default,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&:is([data-focused], :focus)': { background: color.bg.hover },
    '&[data-focus-visible], [data-by-key] > &:focus': {
      outline: `2px solid ${color.focus.ring}`,
      outlineOffset: -2,
    },
    '&[data-selected]': { fontWeight: vars.weight.medium },
    '&[data-disabled]': { color: color.fg.subtle },
  },
  '@media': {
    [media.phone]: { minHeight: vars.control.touch, fontSize: text.l.size, lineHeight: text.l.line },
    [media.forcedColors]: {
      selectors: {
        '&:is([data-focused], :focus)': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const optionLabel = style({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });

/** Reserves space for the check mark so the list keeps its width when the selection changes. */
export const tick = style({
  flex: 'none',
  width: 16,
  color: color.accent.mark,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const empty = style({
  display: 'block',
  padding: `${space[2]} ${space[2]}`,
  fontSize: text.m.size,
  lineHeight: text.m.line,
  color: color.fg.muted,
});

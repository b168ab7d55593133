import { style } from '@vanilla-extract/css';
import { line } from '../field/controlBox.css.ts';
import { media, rem } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** The inside of the box: items, then the input. */
export const inside = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  maxHeight: '50vh',
  padding: 5,
  overflowY: 'auto',
  '@media': { [media.print]: { maxHeight: 'none', overflow: 'visible' } },
});

export const whole = style({ display: 'flex', flex: 1, minWidth: 0 });

export const list = style({ display: 'contents', listStyle: 'none' });

export const item = style({ display: 'flex', minWidth: 0, maxWidth: '100%' });

export const armed = style({ borderRadius: vars.radius.s, outline: `2px solid ${color.focus.ring}` });

/** Shown in full; wraps in a narrow field. */
export const word = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const cut = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
});

const medium = { fontWeight: vars.weight.medium };

export const code = style({ ...medium, flex: 'none' });

export const cutCode = style([cut, medium]);

/** An item of a disabled list. The default background would be invisible in a disabled box. */
export const off = style({
  background: color.bg.surface,
  color: color.fg.subtle,
  '@media': { [media.forcedColors]: { color: 'GrayText' } },
});

export const flow = style({ display: 'contents' });

/** Below a long list, always in view while the list scrolls. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: -5,
  flex: '1 1 100%',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  marginInline: -5,
  marginBlockEnd: -5,
  paddingBlock: space[1],
  paddingInline: space[2],
  borderBlockStart: `1px solid ${color.border.hairline}`,
  borderEndStartRadius: vars.radius.m,
  borderEndEndRadius: vars.radius.m,
  background: color.bg.surface,
});

export const hidden = style({
  fontSize: vars.text.s.size,
  lineHeight: vars.text.s.line,
  color: color.fg.muted,
});

/** Space for the next item. */
export const next = style({
  flex: '1 1 128px',
  minWidth: 0,
  height: rem(28),
  selectors: { '[data-disabled] &, fieldset:disabled &': { flexBasis: 0 } },
  '@media': { [media.phone]: { height: rem(32) }, [media.print]: { display: 'none' } },
});

export const draft = style([line, { display: 'block', height: '100%', paddingInline: space[1] }]);

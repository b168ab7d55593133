import { media, oneLine, rem, textStyle, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/** Windows in which order and filters have their own row. */
const small = `screen and (max-width: ${599 / 16}em)`;

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  '@media': { [media.print]: { display: 'none' } },
});

export const claimed = style({ display: 'flex', paddingInline: 8 });

/** At the end of the header row or, on phones, as wide as the window. */
export const fold = style({
  display: 'flex',
  flex: 1,
  justifyContent: 'flex-end',
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
});

/** Doubled, so that it's stronger than the button's own style. */
export const foldButton = style({
  selectors: { '&&': { minWidth: 0, gap: space[2], fontWeight: vars.weight.regular } },
  '@media': {
    [small]: {
      selectors: {
        '&&': {
          position: 'relative',
          flex: 1,
          minHeight: rem(40),
          paddingInline: space[3],
          background: color.bg.inset,
          textAlign: 'start',
        },
        // A touch target of 44 px.
        '&::after': { content: '', position: 'absolute', inset: '-2px 0' },
      },
    },
  },
});

globalStyle(`${foldButton} > svg`, { flex: 'none', color: color.fg.muted });

export const foldText = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

globalStyle(`${sheet} > :last-child`, { marginBlockStart: space[3] });

/** One line of the sheet. */
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: rem(48),
  paddingInline: space[1],
  borderRadius: vars.radius.m,
  ...textStyle.l,
  selectors: {
    '&:has(select:focus-visible)': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
});

// The switch is at the end, in line with the values.
globalStyle(`${line} label`, {
  width: '100%',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  fontSize: text.l.size,
});
globalStyle(`${line} > :only-child`, { flex: 1 });

globalStyle(`${line} > svg`, { flex: 'none', color: color.fg.muted });

export const lineValue = style({
  flex: 1,
  minWidth: 0,
  textAlign: 'end',
  ...oneLine,
});

/** Covers its line, so that a press anywhere on it opens the system's picker. */
export const picker = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  margin: 0,
  border: 0,
  opacity: 0,
  fontSize: text.l.size,
  cursor: 'pointer',
});

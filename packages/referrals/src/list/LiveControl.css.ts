import { media, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** At the end of its row, so that a longer text moves nothing. */
export const live = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

/** A mark before the text: dot, ring or square, so the state never depends on color alone. */
export const control = style({
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    content: '',
    flex: 'none',
    boxSizing: 'border-box',
    width: 8,
    height: 8,
    border: `2px solid ${color.border.control}`,
    borderRadius: '50%',
  },
  selectors: {
    '&[data-state=live]::before': { background: color.positive.mark, borderColor: color.positive.mark },
    '&[data-state=reconnecting]::before': {
      background: color.critical.mark,
      borderColor: color.critical.mark,
      borderRadius: 2,
    },
  },
});

globalStyle(`${control} > svg`, { color: color.fg.muted, fill: 'currentcolor' });

/** The button that shows waiting new rows. Doubled, so that it's stronger than the button's own style. */
export const pill = style({
  selectors: {
    '&&': { background: color.accent.softBg, color: color.accent.softFg, fontWeight: vars.weight.strong },
  },
  '@media': { [media.forcedColors]: { selectors: { '&&': { border: '1px solid' } } } },
});

/** Windows without space for the time of the last update. */
const narrow = `screen and (max-width: ${1199 / 16}em)`;

export const whole = style({
  '@media': {
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const short = style({ '@media': { [media.wide]: { display: 'none' } } });

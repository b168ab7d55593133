import { media, vars } from '@advantage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { cut } from '../referral/cells.css.ts';
import { tight, tightDesk } from '../table/columns.css.ts';

const { color, space, text } = vars;
const fixed = (width: number, whenTight = width) => ({
  width,
  '@media': { [tightDesk]: { selectors: { [`${tight} &`]: { width: whenTight } } } },
});
const share = (percent: number) => ({ width: `${percent}%` });

/** Widths of the columns of the acquired list and of the transactions. */
export const acquiredWidth = styleVariants({
  acquired: fixed(240),
  purchased: fixed(176),
  type: fixed(84),
  purchasedBy: share(26),
  soldPrice: fixed(92),
  name: share(22),
  phone: fixed(164),
  email: share(25),
  city: share(22),
  category: fixed(92),
  lines: share(23),
});

/** Widths of the columns of the recent referrals. */
export const recentWidth = styleVariants({
  status: fixed(172, 162),
  delivered: fixed(164, 136),
  age: fixed(92, 86),
  category: fixed(88, 74),
  lines: share(34),
  industry: share(34),
  employees: fixed(92, 76),
  years: fixed(76),
  premium: fixed(84, 76),
  location: share(30),
});

export const time = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

/** A way to reach a consumer, and its button to copy at the end of the cell. */
export const contact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});

export const name = style({ fontWeight: vars.weight.medium });

/** The ways to reach a consumer, on a phone. */
export const actions = style({ display: 'flex', gap: space[3], marginBlockStart: space[2] });

export const place = style({
  maxHeight: '3lh',
  overflow: 'clip',
  color: color.fg.muted,
  fontSize: text.s.size,
  lineHeight: text.s.line,
  overflowWrap: 'anywhere',
});

/** A row as names and values, where it has no card of its own. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
});

export const factName = style({ color: color.fg.muted, fontSize: text.s.size, lineHeight: text.m.line });

/** At most twelve lines, whatever comes: what takes five is not cut for a reader who spaces letters widely. */
export const factValue = style({
  margin: 0,
  minWidth: 0,
  maxHeight: '12lh',
  overflow: 'clip',
  overflowWrap: 'anywhere',
});

globalStyle(`${factValue} ${cut}`, { whiteSpace: 'normal' });

/** The line above a list that has no filters. */
export const strip = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: 48,
  padding: `0 ${space[5]}`,
  background: color.bg.surface,
  '@media': {
    [media.phone]: {
      flexWrap: 'wrap',
      gap: space[2],
      rowGap: 0,
      minHeight: 52,
      padding: `${space[1]} ${space[4]}`,
      background: color.bg.subtle,
      borderBlockEnd: `1px solid ${color.border.hairline}`,
    },
  },
});

/** The sort of the cards, in one line with the tools where both fit. */
export const order = style({ display: 'flex', flex: '1 1 184px', minWidth: 0, paddingBlockEnd: space[1] });

/** Beside the sort the tools keep to their own width. */
export const tools = style({
  '@media': {
    [media.phone]: { selectors: { [`${order} + &`]: { flex: '0 1 auto', paddingBlockEnd: space[1] } } },
  },
});

import { vars } from '@advantage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { tight, tightDesktop } from '../table/columns.css.ts';

const { space } = vars;
const fixed = (width: number, whenTight = width) => ({
  width,
  '@media': { [tightDesktop]: { selectors: { [`${tight} &`]: { width: whenTight } } } },
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

/** A place on a card, whose comma doesn't separate digits. */
export const place = style({ fontVariantNumeric: 'normal' });

/** What an amount on a card is, after it. */
export const unit = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.s.size,
  fontWeight: vars.weight.regular,
});

export const name = style({ fontWeight: vars.weight.medium });

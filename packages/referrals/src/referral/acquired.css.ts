import { media, rem, vars } from '@advantage/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { twoLines } from '../table/cells.css.ts';
import { dense, denseDesktop, tablet, tight, tightDesktop } from '../table/columns.css.ts';
import { shareOfRemainingWidth } from './remainingWidth.ts';

const { space } = vars;
/** Windows in which these tables scroll sideways. */
const narrow = `${media.rail} and (max-width: ${1031 / 16}em)`;

/** Widths on a wide desktop, on a tight one, where the table scrolls, and on the narrowest tablets. */
const widths = (wide: string, whenTight = wide, whenNarrow = whenTight, onTablet = whenNarrow) => ({
  width: wide,
  '@media': {
    [tightDesktop]: { selectors: { [`${tight} &`]: { width: whenTight } } },
    [narrow]: { selectors: { [`${tight} &`]: { width: whenNarrow } } },
    [tablet]: { selectors: { [`${tight} &`]: { width: onTablet } } },
  },
});
const fixed = (width: number, whenTight = width) => widths(rem(width), rem(whenTight));

/** Column widths of the acquired list and of transactions. */
export const acquiredWidth = styleVariants({
  acquired: fixed(168, 156),
  purchased: fixed(168, 156),
  type: fixed(76, 68),
  purchasedBy: widths('18%', '22%', shareOfRemainingWidth(558, 1)),
  soldPrice: fixed(92, 84),
  name: fixed(156, 124),
  phone: fixed(156, 148),
  email: widths(rem(268), rem(172), shareOfRemainingWidth(622, 1), shareOfRemainingWidth(496, 1)),
  city: fixed(152, 126),
  category: fixed(84, 66),
  lines: widths('auto', 'auto', shareOfRemainingWidth(348, 1)),
});

/** Column widths of recent referrals. */
export const recentWidth = styleVariants({
  status: fixed(172, 164),
  delivered: fixed(132, 128),
  age: fixed(96, 82),
  category: fixed(84, 66),
  lines: widths('50%', '50%', shareOfRemainingWidth(440, 0.5)),
  industry: widths('50%', '50%', shareOfRemainingWidth(440, 0.5)),
  employees: fixed(92, 76),
  years: fixed(76, 60),
  premium: fixed(84, 72),
  location: widths(rem(172), rem(112), shareOfRemainingWidth(364, 1)),
});

/** Parts of a time, which wrap where they don't fit on one line. */
export const time = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  maxWidth: '100%',
});

/** A contact detail with its copy button at the end of the cell. */
export const contact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
});

globalStyle(`${dense} ${contact} > :first-child`, { '@media': { [denseDesktop]: twoLines } });

/** A location on a card. Turns tabular digits off, because its comma doesn't separate digits. */
export const place = style({ fontVariantNumeric: 'normal' });

/** The unit after an amount on a card. */
export const unit = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.s.size,
  fontWeight: vars.weight.regular,
});

export const name = style({ fontWeight: vars.weight.medium });

/** A badge whose text wraps to a second line in a narrow column. */
export const wrappingBadge = style({
  selectors: { '&&': { height: 'auto', minHeight: rem(20), whiteSpace: 'normal' } },
});

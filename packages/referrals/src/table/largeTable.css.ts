import { media, rem, vars } from '@advantage/ui/theme';
import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { act } from './card.css.ts';
import { cut, line, lines, notApplicable, place, state, twoLines, unseen } from './cells.css.ts';
import {
  aboveTight,
  dense,
  denseDesktop,
  laptop,
  pinnedWidth,
  savesRoom,
  shortLines,
  tight,
  tightDesktop,
  typicalDesktop,
} from './columns.css.ts';
import {
  controlsWidth,
  legend,
  legendText,
  note,
  region,
  stickyStatus,
  table,
  withControls,
  wraps,
} from './table.css.ts';

const { color, space, text } = vars;

globalStyle(`${tight} > table :is(th, td):last-child`, {
  '@media': { [tightDesktop]: { paddingInline: `6px ${space[3]}` } },
});

// The first column and the status are sticky, and the rest scrolls under their shadow.
for (const [cell, start] of [
  [`${dense} tr > :first-child`, '0'],
  [`${dense} tr > ${stickyStatus}:nth-child(n + 2)`, `var(${pinnedWidth}, ${rem(142)})`],
] as const) {
  globalStyle(cell, {
    '@media': { [media.rail]: { position: 'sticky', insetInlineStart: start, zIndex: 1 } },
  });
}
for (const cell of [':first-child', `${stickyStatus}:nth-child(n + 2)`]) {
  globalStyle(`${dense} thead th${cell}`, { '@media': { [media.rail]: { zIndex: 3 } } });
}

/** A stepped shadow, because a blurred one would end at each row. */
const shadowTo = (side: '' | '-') =>
  [
    `${side}1px 0 ${color.border.default}`,
    `${side}3px 0 ${color.border.hairline}`,
    `${side}5px 0 ${color.bg.subtle}`,
  ].join(', ');
globalStyle(`${dense} tr > ${stickyStatus}`, { '@media': { [media.rail]: { boxShadow: shadowTo('') } } });
globalStyle(`${dense} tr > ${stickyStatus}:dir(rtl)`, {
  '@media': { [media.rail]: { boxShadow: shadowTo('-') } },
});

/** Keeps the sort arrow next to the longest word of the header. */
globalStyle(`${tight} [aria-sort] > span > button:first-child`, {
  '@media': { [tightDesktop]: { width: 'min-content' } },
});

// In narrow columns of numbers, the arrow is closer to its label than to the name of the column before.
globalStyle(`${dense} [aria-sort] > span > button > svg`, {
  '@media': { [denseDesktop]: { insetInlineEnd: 'calc(100% - 2px)' } },
});

// A state comes after its city in either page direction.
globalStyle(place, { direction: 'ltr' });
globalStyle(`${place}:dir(rtl)`, { justifyContent: 'flex-end' });

// A two-letter state always fits. A longer text from a source gets an ellipsis.
globalStyle(state, { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' });

// Tall enough to keep two lines of time and price away from the row edges.
globalStyle(`${dense} > tbody > tr[data-id]`, { '@media': { [typicalDesktop]: { height: rem(40) } } });
// The same height for placeholder rows, unless rows are taller anyway.
globalStyle(`${dense} > tbody[aria-hidden]`, {
  '@media': { [`${typicalDesktop} and ${aboveTight}`]: { vars: { [vars.row.height]: rem(40) } } },
});

globalStyle(`${dense} ${wraps}`, { '@media': { [denseDesktop]: twoLines } });
// In right-to-left pages, browsers put the ellipsis of a Latin name past its end, outside the text box.
globalStyle(`${dense} ${wraps}:dir(rtl)`, {
  '@media': { [denseDesktop]: { paddingInlineStart: '12px', marginInlineStart: '-12px' } },
});
globalStyle(`${dense} td:dir(rtl):has(${wraps})`, { '@media': { [denseDesktop]: { overflow: 'visible' } } });
// Wraps between date and time, not within either.
globalStyle(`${dense} tr > :first-child ${wraps}`, { '@media': { [denseDesktop]: { textWrap: 'balance' } } });

globalStyle(withControls, { vars: { [controlsWidth]: rem(44) } });

// A region that fills its container may be narrow even on a wide desktop.
const atLeast = (width: string) => `calc(${width} + ${fallbackVar(controlsWidth, '0px')})`;
for (const [kind, width] of [
  [table.narrow, 1040],
  [table.wide, 1220],
] as const) {
  globalStyle(`${region.fill} > ${kind}`, { '@media': { [media.wide]: { minWidth: atLeast(rem(width)) } } });
}
// Doubles the class to outweigh the rule above regardless of order.
globalStyle(`${tight}${tight} > :is(${table.narrow}, ${table.wide})`, {
  '@media': { [tightDesktop]: { minWidth: atLeast(rem(968)) } },
});

globalStyle(`${dense} ${note}`, {
  '@media': {
    [`screen and ${savesRoom}`]: { fontSize: text.xs.size, lineHeight: rem(14) },
  },
});

globalStyle(`${dense} ${line}`, { flexWrap: 'wrap' });
globalStyle(`${dense} ${notApplicable}`, { whiteSpace: 'normal' });

globalStyle(`${dense} ${lines}[data-more]`, {
  '@media': { [shortLines]: { display: 'flex', alignItems: 'center', gap: '0 6px' } },
});
globalStyle(`${dense} ${lines}[data-more]::after`, {
  '@media': {
    [shortLines]: {
      content: 'attr(data-more)',
      direction: 'ltr',
      unicodeBidi: 'isolate',
      flex: 'none',
      paddingInline: '5px',
      borderRadius: vars.radius.s,
      background: color.neutral.bg,
      color: color.neutral.fg,
      fontSize: text.xs.size,
    },
  },
});

globalStyle(`${dense} ${lines} > :last-child`, { '@media': { [shortLines]: unseen } });

globalStyle(`${dense} ${lines} > :first-child`, { '@media': { [shortLines]: { ...twoLines, minWidth: 0 } } });

// On laptops the number of others wraps below the first type, so no word is broken.
globalStyle(`${dense} ${lines}[data-more]`, { '@media': { [laptop]: { flexWrap: 'wrap' } } });
globalStyle(`${dense} ${lines}[data-more] > :first-child`, {
  '@media': {
    [laptop]: { display: 'block', maxWidth: '100%', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
});

/** A focused row that doesn't open shows its texts in full. */
const row = 'tr[data-id][tabindex]:focus';

globalStyle(`${row} > *`, { paddingBlock: '4px', whiteSpace: 'normal', overflowWrap: 'anywhere' });

globalStyle(`${row} :is(${cut}, ${lines}, ${lines} > :first-child, ${wraps})`, {
  display: 'inline',
  overflow: 'visible',
  whiteSpace: 'normal',
});

// Shows all policy types instead of the number of others.
globalStyle(`${row} ${lines}[data-more] > :last-child`, {
  position: 'static',
  clipPath: 'none',
  overflow: 'visible',
});
globalStyle(`${row} ${lines}[data-more]::after`, { content: 'none' });

// With large text, the caption above cards wraps to full-width lines.
globalStyle(legend, { flexWrap: 'wrap', rowGap: 0 });
globalStyle(legendText, { flexBasis: '8em' });

/** Keeps the links of a card on one line. */
globalStyle(`${act}:has(> a)`, {
  flexWrap: 'nowrap',
  alignItems: 'stretch',
  '@media': { [media.largeText]: { flexWrap: 'wrap' } },
});

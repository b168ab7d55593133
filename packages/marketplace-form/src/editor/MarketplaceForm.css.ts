import { media, plainButton, rem, textStyle, underTopBar, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = vars;

/**
 * Media query for a viewport so short that sticky bars would cover half of the fields: a phone in landscape, or a
 * preview.
 */
const shortWindow = '(max-height: 31.1875em)';

/** Where the rail is narrower. */
const narrowRail = `${media.wide} and (max-width: ${1359 / 16}em)`;

/** Heights of the bars above and below the fields. */
const [bandHeight, barHeight] = [rem(44), rem(64)];

/** The page before the form is loaded. */
export const page = style({ flex: 1, padding: space[6], background: color.bg.surface });

export const reserved = style({ minHeight: rem(448) });

/** The whole form: the band of sections, the fields with the rail, and the save bar. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  background: color.bg.surface,
});

/** The heading, if the host doesn't render it elsewhere. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.size.topbar,
  paddingInline: space[4],
  '@media': { [media.phone]: { paddingInline: space[1] } },
});

const stickyBar = style({
  position: 'sticky',
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  background: color.bg.surface,
  '@media': { [shortWindow]: { position: 'static' }, [media.print]: { display: 'none' } },
});

/** The link back and the sections, sticky below a console's header. */
export const band = style([
  stickyBar,
  {
    insetBlockStart: underTopBar,
    zIndex: 14,
    minHeight: bandHeight,
    paddingInline: space[4],
    borderBottom: `1px solid ${color.border.hairline}`,
    '@media': { [media.phone]: { paddingInline: 0 } },
  },
]);

/** The fields, and the rail at their end. */
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 1 });

// With large text, the fields keep most of the width.
export const withRail = style({
  '@media': {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) min(${rem(320)}, 32vw)` },
    [narrowRail]: { gridTemplateColumns: `minmax(0, 1fr) min(${rem(296)}, 32vw)` },
    [media.print]: { display: 'block' },
  },
});

/** Next to the fields, with a line between them from the band to the save bar. */
export const rail = style({
  borderInlineStart: `1px solid ${color.border.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

/** As high as the window lets it be, so that it ends where the save bar begins. */
export const railContent = style({
  position: 'sticky',
  insetBlockStart: `calc(${underTopBar} + ${bandHeight})`,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  height: `calc(100dvh - ${underTopBar} - ${bandHeight} - ${barHeight})`,
  padding: `${rem(28)} ${space[6]} ${space[5]}`,
  overflowY: 'auto',
  '@media': { [narrowRail]: { paddingInline: space[5] } },
});

/** The column of the fields. */
export const main = style({
  boxSizing: 'content-box',
  minWidth: 0,
  maxWidth: rem(680),
  width: `calc(100% - 2 * ${space[10]})`,
  marginInline: 'auto',
  paddingBlockEnd: space[8],
  '@media': {
    [narrowRail]: { width: `calc(100% - 2 * ${space[8]})` },
    [media.rail]: { width: `calc(100% - 2 * ${space[8]})` },
    [media.phone]: { width: `calc(100% - 2 * ${space[4]})`, maxWidth: 'none', paddingBlockEnd: space[6] },
  },
});

/** Messages above the first section. */
export const messages = style({
  display: 'grid',
  gap: space[3],
  marginBlockStart: space[6],
  selectors: { '&:empty': { display: 'none' } },
});

/** The fieldset that disables the fields. */
export const disabling = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  // At large text sizes a word may be wider than its column.
  overflowWrap: 'anywhere',
});

// Keeps a focused control from scrolling under the sticky bars. The save bar is taller on phones.
globalStyle(`${disabling} :is(a, button, input, select, textarea)`, {
  scrollMarginBlock: `calc(${underTopBar} + ${rem(64)}) ${rem(96)}`,
  '@media': { [media.phone]: { scrollMarginBlock: `calc(${underTopBar} + ${rem(64)}) ${rem(176)}` } },
});

export const section = style({
  position: 'relative',
  paddingBlock: `${rem(28)} ${space[3]}`,
  outline: 'none',
  scrollMarginBlockStart: `calc(${underTopBar} + ${bandHeight})`,
  selectors: {
    '& + &': { borderTop: `1px solid ${color.border.hairline}` },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: space[1] },
  },
  '@media': { [media.phone]: { paddingBlock: `${space[5]} ${space[2]}` } },
});

/** A section that is turned off: its heading and its switch. */
export const folded = style({ paddingBlockEnd: rem(28) });

export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: text.l.line,
  marginBlockEnd: space[4],
  selectors: { [`${folded} > &:last-child`]: { marginBlockEnd: 0 } },
  '@media': { [media.phone]: { marginBlockEnd: space[3] } },
});

// On phones the menu of sections above says the name of the first one.
globalStyle(`${messages} + ${section} > ${sectionHead}`, {
  '@media': {
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** The switch of a section, before its label. */
export const sectionSwitch = style({ color: color.fg.muted });
globalStyle(`${sectionSwitch} label`, {
  flexDirection: 'row-reverse',
  gap: space[2],
  color: color.fg.muted,
  fontWeight: vars.weight.regular,
});

/** A line of text among the fields. */
export const note = style({
  margin: 0,
  marginBlockEnd: space[3],
  color: color.fg.muted,
  ...textStyle.s,
});

/** The sticky bar with Save. */
export const bar = style([
  stickyBar,
  {
    insetBlockEnd: 0,
    zIndex: 15,
    gap: space[2],
    minHeight: barHeight,
    paddingBlock: space[3],
    paddingInline: space[6],
    borderTop: `1px solid ${color.border.hairline}`,
    '@media': {
      [media.phone]: {
        flexWrap: 'wrap',
        gap: `0 ${space[2]}`,
        padding: `${space[1]} ${space[4]} ${space[3]}`,
      },
    },
  },
]);

/** What there is to save, or why it can't be saved. */
export const why = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minWidth: 0,
  marginInlineEnd: 'auto',
  color: color.fg.muted,
  ...textStyle.m,
  // Receives focus when the buttons are disabled, but isn't a control.
  outline: 'none',
  '@media': { [media.phone]: { minHeight: rem(36) } },
});

/** The rail's line, where there is no room for the rail. Before it has loaded, it keeps the buttons at the end. */
export const railLine = style({
  marginInlineEnd: 'auto',
  '@media': { [media.phone]: { selectors: { '&:empty': { display: 'none' } } } },
});

export const whyAfterLine = style({
  marginInlineEnd: 0,
  '@media': { [media.phone]: { marginInlineStart: 'auto' } },
});

export const buttons = style({
  display: 'flex',
  flex: 'none',
  gap: space[2],
  '@media': { [media.phone]: { flexBasis: '100%', flexWrap: 'wrap' } },
});

globalStyle(`${buttons} > *`, {
  '@media': { [media.phone]: { flex: 1, height: vars.control.touch, paddingInline: space[2] } },
});

/** A button that looks like a link in a sentence. */
export const textAction = style({
  ...plainButton,
  paddingBlock: space[1],
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  '@media': { [media.phone]: { minHeight: rem(36) } },
});

import { breakpoints, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The page decides the width and position of the element. */
globalStyle(':host', { display: 'block', minInlineSize: 0 });
globalStyle(':host([hidden])', { display: 'none' });

/** Wraps everything: resets inherited styles, and is stacking context and size container, with room for a table. */
export const frame = style({
  all: 'initial',
  display: 'block',
  position: 'relative',
  isolation: 'isolate',
  visibility: 'inherit',
  container: 'feed / inline-size',
  containIntrinsicInlineSize: `${breakpoints.rail}px`,
});

/** An inline block, because a page's underline or line-through carries over to blocks but not to inline blocks. */
export const stage = style({ display: 'inline-block', inlineSize: '100%', verticalAlign: 'top' });

/** Slotted content is laid out like the feed's own messages, unless the page styles it. */
globalStyle('::slotted([slot])', {
  boxSizing: 'border-box',
  margin: 0,
  padding: `${vars.space[12]} ${vars.space[6]}`,
  color: vars.color.fg.muted,
  textAlign: 'center',
});

import { breakpoints, vars } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The page decides the width and position of the element. */
globalStyle(':host', { display: 'block', minInlineSize: 0 });
globalStyle(':host([hidden])', { display: 'none' });

/**
 * Around everything the element shows. Nothing the page's own rules say of text gets past it, its layers are its own,
 * and the parts inside ask for its width and not for the window's. Where the page leaves the width to the content, it
 * has room for the table.
 */
export const frame = style({
  all: 'initial',
  display: 'block',
  position: 'relative',
  isolation: 'isolate',
  visibility: 'inherit',
  container: 'feed / inline-size',
  containIntrinsicInlineSize: `${breakpoints.rail}px`,
});

/** Lines through or under the text of the page are drawn on through blocks, and end at an inline block. */
export const stage = style({ display: 'inline-block', inlineSize: '100%', verticalAlign: 'top' });

/** What a page puts in place of rows is laid out like the feed's own texts, until the page says otherwise. */
globalStyle('::slotted([slot])', {
  boxSizing: 'border-box',
  margin: 0,
  padding: `${vars.space[12]} ${vars.space[6]}`,
  color: vars.color.fg.muted,
  textAlign: 'center',
});

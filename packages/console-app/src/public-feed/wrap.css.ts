import { media, vars } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

/** Container of the public page's content: at most 1248 px wide, with space at the edges. */
export const wrap = style({
  boxSizing: 'border-box',
  width: `min(${vars.size.page}, 100% - 64px)`,
  marginInline: 'auto',
  '@media': { [media.rail]: { width: 'calc(100% - 48px)' }, [media.phone]: { width: 'calc(100% - 32px)' } },
});

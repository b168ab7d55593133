import { media, rem } from '@advantage/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { decayStatus, status } from '../referral/columnWidth.css.ts';
import { dense, pinnedWidth } from '../table/columns.css.ts';

// A large table that scrolls comes to rest with a whole column next to those that stay.
for (const [column, width] of [
  [status, 112],
  [decayStatus, 236],
] as const) {
  globalStyle(`:has(> ${dense} > colgroup > ${column})`, {
    '@media': {
      [media.rail]: {
        scrollSnapType: 'x proximity',
        scrollPaddingInlineStart: `calc(var(${pinnedWidth}, ${rem(142)}) + ${rem(width)})`,
      },
    },
  });
}
globalStyle(`${dense} > thead > tr > th:nth-child(n + 2)`, {
  '@media': { [media.rail]: { scrollSnapAlign: 'start' } },
});

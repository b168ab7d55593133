import { media, rem } from '@advantage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as column from '../referral/columnWidth.css.ts';
import { shareOfRemainingWidth } from '../referral/remainingWidth.ts';
import { dense, pinnedWidth, tablet, typicalDesktop } from '../table/columns.css.ts';

// Scrolling a large table snaps to a whole column next to the pinned ones.
for (const [status, width] of [
  [column.status, 112],
  [column.decayStatus, 236],
] as const) {
  globalStyle(`:has(> ${dense} > colgroup > ${status})`, {
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

// Sizes columns so that only whole columns show, and each scroll step reveals whole columns.
for (const [name, width, onTablet] of [
  [column.city, shareOfRemainingWidth(542, 0.49), shareOfRemainingWidth(542, 1)],
  [column.businessLines, shareOfRemainingWidth(542, 0.51), shareOfRemainingWidth(378, 0.5)],
  [column.industry, `max(${rem(140)}, ${shareOfRemainingWidth(746, 1)})`, shareOfRemainingWidth(378, 0.5)],
  [column.noOfEmployees, rem(90), rem(82)],
  [column.yearsInBusiness, rem(72), rem(66)],
  [column.estimatedPremium, rem(82), rem(74)],
] as const) {
  globalStyle(`${dense} > colgroup > ${name}`, {
    '@media': { [media.rail]: { width }, [tablet]: { width: onTablet } },
  });
}

// Takes some of the extra width of wider desktops; industries take the rest.
for (const [name, width, share] of [
  [column.city, 146, 0.1],
  [column.businessLines, 156, 0.3],
  [column.assignedAgency, 108, 0.15],
] as const) {
  globalStyle(`${dense} > colgroup > ${name}`, {
    '@media': {
      [`${typicalDesktop} and (min-width: 90em)`]: {
        width: `calc(${rem(width)} + (100vw - ${rem(1440)}) * ${share})`,
      },
    },
  });
}

/**
 * On the parent of a table whose last column names who referrals are assigned to, while none is: industries take the
 * space.
 */
export const unassigned = style({});

const spare = `${unassigned} > * > * > ${dense}`;
globalStyle(`${spare} > colgroup > :last-child`, { '@media': { [typicalDesktop]: { width: rem(72) } } });
// Without the usual gap after numbers, the header fits.
globalStyle(`${spare} > :is(thead, tbody) > tr > :last-child`, {
  '@media': { [typicalDesktop]: { paddingInlineStart: 6 } },
});

import { media, rem } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';
import { dense, laptop, typicalDesktop } from '../table/columns.css.ts';

type Width = number | `${number}%` | 'auto' | `max(${string})`;

const length = (width: Width) => (typeof width === 'number' ? rem(width) : width);

/**
 * The width of a column: among few columns, and in a table of all columns on a wide desk, at 1440 px, on a laptop of
 * 1280 px, and where the table scrolls sideways; then the width among few columns of one that scrolls.
 */
const widths = (few: Width, inDense: readonly [Width, Width, Width, Width], fewScrolling?: Width) => {
  const [wide, usual, small, scrolling] = inDense.map(length);
  return style({
    width: length(few),
    selectors: { [`${dense} &`]: { width: wide } },
    '@media': {
      [typicalDesktop]: { selectors: { [`${dense} &`]: { width: usual } } },
      [laptop]: { selectors: { [`${dense} &`]: { width: small } } },
      [media.rail]: {
        ...(fewScrolling !== undefined && { width: length(fewScrolling) }),
        selectors: { [`${dense} &`]: { width: scrolling } },
      },
    },
  });
};

/** Half of the room next to date, type, category and status: the policy types are the last column in view, and whole. */
const half = `max(${rem(104)}, (100cqw - ${rem(508)}) / 2)` as const;

/** The same width in every table of all columns. */
const fixed = (width: number) => widths(width, [width, width, width, width]);

/**
 * Widths of the columns, one export each so that a page carries only those of the columns it shows. Numbers, money, status
 * and time are never cut. Industry gives way first, then the policy types; places and agencies have room for all but
 * their longest usual names.
 */
export const addDate = widths(184, [178, 142, 136, 142]);
export const type = widths(76, [76, 64, 64, 72]);
export const status = style({ width: rem(164) });
export const statusBadge = widths(164, [120, 98, 96, 112]);
export const decayStatus = widths(232, [250, 236, 236, 236]);
export const limitedTime = widths(132, [128, 116, 94, 124]);
export const category = widths(84, [96, 66, 66, 92]);
export const city = widths('24%', [190, 146, 120, 166], half);
export const businessLines = widths('26%', [260, 156, 94, 176], half);
export const industry = widths('28%', ['auto', 'auto', 'auto', 176], 240);
export const noOfEmployees = widths(88, [92, 74, 73, 90]);
export const yearsInBusiness = widths(72, [80, 62, 60, 72]);
export const estimatedPremium = widths(96, [88, 72, 68, 82]);
export const agenciesNotified = widths(80, [80, 62, 60, 84]);
export const assignedAgency = widths('25%', [190, 108, 88, 124]);
export const notes = fixed(150);
export const phoneIcon = fixed(76);
export const starIcon = fixed(84);

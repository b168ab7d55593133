import { media, rem } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';
import { dense, laptop, typicalDesktop } from '../table/columns.css.ts';

type Width = number | `${number}%` | 'auto' | `max(${string})`;

const length = (width: Width) => (typeof width === 'number' ? rem(width) : width);

/**
 * Defines the width of a column: in a table of few columns (`few`); in a table of all columns on a wide desktop, at
 * 1440 px, on a 1280 px laptop and where the table scrolls sideways (`inDense`); and in a scrolling table of few
 * columns.
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

/**
 * Half of the width next to date, type, category and status, so policy types are the last column in view, and whole.
 */
const half = `max(${rem(104)}, (100cqw - ${rem(508)}) / 2)` as const;

/** The same width in every table. */
const fixed = (width: number) => widths(width, [width, width, width, width]);

/**
 * Column widths, one export each, so a page only ships the widths it uses. Numbers, money, status and time
 * are never cut off. Industry shrinks first, then policy types. Locations and agencies fit all but unusually long
 * names.
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

import { rem } from '@advantage/ui/theme';
import { style } from '@vanilla-extract/css';

type Width = number | 'auto';

const length = (width: Width) => (width === 'auto' ? width : rem(width));

/** On a table with much more width than its columns need. */
export const roomy = style({});

/** On a table that some columns left, because it's too narrow for them. */
export const reduced = style({});

/** Width of a column, in a table with room to spare, and in a table that other columns left: usually, with room, and without. */
const widths = (
  size: number,
  inRoomy: Width = size,
  inReduced: Width = size,
  inRoomyReduced = inReduced,
) => ({
  size,
  widthClass: style({
    width: rem(size),
    ...([inRoomy, inReduced, inRoomyReduced].some((width) => width !== size) && {
      selectors: {
        [`${roomy} > * > &`]: { width: length(inRoomy) },
        [`${reduced} > * > &`]: { width: length(inReduced) },
        [`${roomy}${reduced} > * > &`]: { width: length(inRoomyReduced) },
      },
    }),
  }),
});

/** Width of a column that takes what the others leave. */
const auto = (size: number) => ({ size, widthClass: style({ width: 'auto' }) });

/** Column widths, one export each, so a page only ships those it uses. `size` is how much a column needs. */
export const addDate = widths(168, 172, 168, 204);
export const type = widths(64, 86);
export const status = widths(140);
export const statusBadge = widths(96, 120);
export const decayStatus = widths(222, 222, 232, 256);
export const limitedTime = widths(104, 124);
export const category = widths(76, 103);
export const city = widths(132, 178, 156, 208);
export const businessLines = widths(138, 186, 'auto');
export const industry = auto(80);
export const noOfEmployees = widths(86, 116);
export const yearsInBusiness = widths(70);
export const estimatedPremium = widths(88, 119, 108, 140);
export const agenciesNotified = widths(62, 84);
export const assignedAgency = widths(98, 132);
export const notes = widths(160);
export const phoneIcon = widths(76);
export const starIcon = widths(84);

/** Of acquired referrals and transactions. */
export const acquired = widths(160, 168);
export const acquiredType = widths(76);
export const name = widths(158, 198, 'auto');
export const phone = widths(152, 172);
export const email = widths(260, 286);
export const cityState = widths(150, 178, 156);
export const acquiredCategory = widths(84);
export const acquiredLines = auto(180);
export const purchasedBy = auto(200);
export const soldPrice = widths(92, 108);

/** Of recent referrals. */
export const recentStatus = widths(166, 180);
export const delivered = widths(140);
export const age = widths(110);
export const recentCategory = widths(88);
export const recentLines = widths(176, 216, 'auto');
export const recentIndustry = auto(120);
export const recentEmployees = widths(92, 116);
export const recentYears = widths(72);
export const recentPremium = widths(96, 119);
export const recentLocation = widths(164, 190);

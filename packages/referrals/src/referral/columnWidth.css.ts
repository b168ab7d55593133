import { styleVariants } from '@vanilla-extract/css';
import { dense, tight, tightDesk } from '../table/columns.css.ts';

const fixed = (width: number, whenDense = width, whenTight = whenDense) => ({
  width,
  '@media': {
    'screen and (max-width: 1599px)': { selectors: { [`${dense} &`]: { width: whenDense } } },
    [tightDesk]: { selectors: { [`${tight} &`]: { width: whenTight } } },
  },
});

/** A part of what the fixed columns leave. */
const share = (percent: number, whenTight: number) => ({
  width: `${percent}%`,
  '@media': { [tightDesk]: { selectors: { [`${tight} &`]: { width: `${whenTight}%` } } } },
});

/**
 * Width of each column: numbers, money, status and time are never cut, the fluid ones share the rest. On a laptop of 1280
 * px names of places and agencies have room for their longest usual word; an industry is cut, and has its code below.
 */
export const columnWidth = styleVariants({
  addDate: fixed(180, 166, 150),
  type: fixed(76, 70, 64),
  status: fixed(164, 104, 96),
  decayStatus: fixed(244, 244, 220),
  limitedTime: fixed(132, 120, 94),
  category: fixed(84, 78, 70),
  city: share(21, 28.2),
  businessLines: share(25, 26.4),
  industry: share(29, 20),
  noOfEmployees: fixed(88, 88, 74),
  yearsInBusiness: fixed(72, 70, 68),
  estimatedPremium: fixed(80, 70, 72),
  agenciesNotified: fixed(80, 64, 64),
  assignedAgency: share(25, 25.4),
  notes: fixed(150),
  phoneIcon: fixed(76),
  starIcon: fixed(84),
});

import { style, styleVariants } from '@vanilla-extract/css';

/** On a table with more columns than fit: smaller type and tighter columns below 1600 px. */
export const dense = style({ '@media': { 'screen and (max-width: 1599px)': { fontSize: 13 } } });

const fixed = (width: number, whenDense = width) => ({
  width,
  '@media': {
    'screen and (max-width: 1599px)': { selectors: { [`${dense} &`]: { width: whenDense } } },
  },
});

/** A part of what the fixed columns leave. */
const share = (percent: number) => ({ width: `${percent}%` });

/** Width of each column: numbers, money, status and time are never cut, the fluid ones share the rest. */
export const columnWidth = styleVariants({
  addDate: fixed(180, 166),
  type: fixed(76, 70),
  status: fixed(164, 104),
  decayStatus: fixed(244),
  limitedTime: fixed(132, 120),
  category: fixed(84, 78),
  city: share(21),
  businessLines: share(25),
  industry: share(29),
  noOfEmployees: fixed(88),
  yearsInBusiness: fixed(72, 70),
  estimatedPremium: fixed(80, 70),
  agenciesNotified: fixed(80, 64),
  assignedAgency: share(25),
  notes: fixed(150),
  phoneIcon: fixed(76),
  starIcon: fixed(84),
});

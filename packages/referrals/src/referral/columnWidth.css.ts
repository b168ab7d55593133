import { style } from '@vanilla-extract/css';
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
 * Widths of the columns, one export each so that a page carries only those of the columns it shows. Numbers, money, status
 * and time are never cut, the fluid ones share the rest. On a laptop of 1280 px names of places and agencies have room for
 * their longest usual word; an industry is cut, and has its code below.
 */
export const addDate = style(fixed(180, 166, 150));
export const type = style(fixed(76, 70, 64));
export const status = style(fixed(164, 104, 96));
export const decayStatus = style(fixed(244, 244, 220));
export const limitedTime = style(fixed(132, 120, 94));
export const category = style(fixed(84, 78, 70));
export const city = style(share(21, 28.2));
export const businessLines = style(share(25, 26.4));
export const industry = style(share(29, 20));
export const noOfEmployees = style(fixed(88, 88, 74));
export const yearsInBusiness = style(fixed(72, 70, 68));
export const estimatedPremium = style(fixed(80, 70, 72));
export const agenciesNotified = style(fixed(80, 64, 64));
export const assignedAgency = style(share(25, 25.4));
export const notes = style(fixed(150));
export const phoneIcon = style(fixed(76));
export const starIcon = style(fixed(84));

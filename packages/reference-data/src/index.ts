export {
  type BusinessLine,
  type BusinessLineGroup,
  businessLineGroups,
  businessLineName,
  commercialLines,
  lifeAndAnnuitiesLines,
  personalLines,
} from './businessLines.ts';
export { type Timezone, timezones } from './timezones.ts';
export { isUsState, type UsState, usStateName, usStates } from './usStates.ts';

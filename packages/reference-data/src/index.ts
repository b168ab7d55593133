export { advantageContent } from './brands/advantage.ts';
export type { BrandCompany, BrandContent, BrandLinks, BrandTexts } from './brands/brandContent.ts';
export { type BrandKey, brandContentOf } from './brands/brandContentOf.ts';
export { brandForHost, type HostBrand, type Skin } from './brands/brandForHost.ts';
export { bridgeContent } from './brands/bridge.ts';
export { type BrandContentChanges, createBrandContent } from './brands/createBrandContent.ts';
export {
  type BusinessLine,
  type BusinessLineGroup,
  businessLineGroups,
  businessLineName,
  commercialLines,
  lifeAndAnnuitiesLines,
  personalLines,
} from './businessLines.ts';
export { businessLineNames, timezoneNames, usStateNames } from './names.ts';
export { timezoneName, timezones } from './timezones.ts';
export { isUsState, type UsState, usStateName, usStates } from './usStates.ts';

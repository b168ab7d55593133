import type { PublicWireReferral, WireReferral } from '../wire/referral.ts';
import { toCategory } from './category.ts';
import { readAnswer, readList, readNumber, readText, readTime } from './read.ts';
import { callInType, type Referral } from './referral.ts';
import { toMarketplaceStatus, toProgressStatus } from './status.ts';

/** Makes the model of a wire referral. Use it in gateways, after `parseReferral` or `parseReferralPage`. */
export function toReferral(source: WireReferral | PublicWireReferral): Referral {
  const wire: WireReferral = source;
  return { ...marketOf(wire), ...riskOf(wire), ...personOf(wire), ...assignmentOf(wire) };
}

const marketOf = (wire: WireReferral) => ({
  opportunityId: String(wire.opportunityId),
  opportunityType: readText(wire.opportunityType),
  isCallIn: readText(wire.opportunityType) === callInType,
  marketplaceStatus: toMarketplaceStatus(readText(wire.marketplaceStatus)),
  marketplaceExpirationDate: readTime(wire.marketplaceExpirationDate),
  dynamicPrice: readNumber(wire.dynamicPrice),
  discountPrice: readNumber(wire.discountPrice),
  soldPrice: readNumber(wire.soldPrice),
  addDate: readTime(wire.addDate),
  lastModDate: readTime(wire.lastModDate),
  source: readText(wire.source),
});

const riskOf = (wire: WireReferral) => ({
  category: toCategory(wire.category),
  lines: readList(wire.businessLines ?? wire.linesOfBusiness),
  industryCode: readText(wire.industryCode),
  industryDescription: readText(wire.industryDescription) ?? readText(wire.industry),
  noOfEmployees: readNumber(wire.noOfEmployees ?? wire.numberOfEmployees),
  yearsInBusiness: readNumber(wire.yearsInBusiness),
  estimatedPremium: readNumber(wire.estimatedPremium),
  age: readNumber(wire.age),
  gender: readText(wire.gender),
  medicalExam: readAnswer(wire.medicalExam),
  currentlyInsured: readAnswer(wire.currentlyInsured),
  prospectMessage: readText(wire.prospectMessage),
});

const personOf = (wire: WireReferral) => ({
  firstName: readText(wire.firstName),
  lastName: readText(wire.lastName),
  phone: readText(wire.phone),
  email: readText(wire.email),
  businessName: readText(wire.businessName),
  address1: readText(wire.address1),
  city: readText(wire.city),
  state: readText(wire.state),
  postalCode: readText(wire.postalCode),
  location: readText(wire.location),
  searchId: readText(wire.searchId),
  showVisualLocation: wire.showVisualLocation ?? false,
});

const assignmentOf = (wire: WireReferral) => ({
  agenciesNotified: readNumber(wire.agenciesNotified),
  assignedAgent: readText(wire.assignedAgent),
  assignedAgency: readText(wire.assignedAgency),
  assignedPartner: readText(wire.assignedPartner),
  progressStatus: toProgressStatus(readText(wire.progressStatus)),
});

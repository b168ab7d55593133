/**
 * `@advantage/marketplace-form/values`: the fields and rules of the form as plain functions, without React, for
 * `@advantage/marketplace-insight`. Not meant for hosts; may change in any release.
 */
export { lineChoices, stateChoices } from './fields/choices.ts';
export type { ValueMessages } from './fields/codecs.ts';
export { type RuleMessages, sourceNames } from './fields/field.ts';
export { splitList } from './fields/lists.ts';
export { nameIn } from './fields/names.ts';
export { parseNumber } from './fields/numbers.ts';
export { formatTime, type Schedule, type ScheduleMessages, timezoneLabel } from './fields/times.ts';
export type { FieldName, FieldPath } from './fields/values.ts';
export {
  billedPriceMode,
  directCallSource,
  type LimitName,
  limitNames,
  type Weekday,
  weekdays,
} from './fields/wireValues.ts';
export { byPriority, nameOf } from './list/order.ts';
export {
  createOrderStores,
  type OrderEffect,
  type OrderFigures,
  type OrderPreview,
  type RowFigures,
} from './list/orderStores.ts';
export { timeOfDay } from './messages/contractTexts.ts';
export { count, dayAndMonth, money, number } from './messages/englishNumbers.ts';
export {
  type ClauseId,
  type ComparedSentence,
  type ContractMessages,
  compareContracts,
} from './values/contract.ts';
export { loadSchedule } from './values/recipients.ts';
export { checkForm, englishRules, type Issue } from './values/rules.ts';

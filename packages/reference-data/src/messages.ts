/**
 * `@advantage/reference-data/messages`: the names of states, business lines and time zones, by English name. Pass it to
 * `MessagesProvider` of `@advantage/ui` as `catalog`.
 */
export { businessLineNames, timezoneNames, usStateNames } from './names.ts';

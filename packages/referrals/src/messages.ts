/**
 * `@advantage/referrals/messages`: every text of the package, by area. Pass it to `MessagesProvider` from
 * `@advantage/ui` as `catalog`.
 */
export * from './messages/en.ts';

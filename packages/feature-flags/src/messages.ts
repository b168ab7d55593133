/**
 * `@advantage/feature-flags/messages`: every text of the package, by area. Pass it as `catalog` to the
 * `MessagesProvider` of `@advantage/ui`.
 */
export * from './messages/en.ts';

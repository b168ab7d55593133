/**
 * `@advantage/marketplace-insight/messages`: every text of the package, by area. Pass it to `MessagesProvider` of
 * `@advantage/ui` as `catalog`.
 */
export * from './messages/en.ts';

/**
 * `@advantage/ui/messages`: every text of the package, by area. Pass it to `MessagesProvider` as `catalog`.
 */
export * from './messages/en.ts';

/**
 * `@advantage/ui/messages/es`: every text of the package in US Spanish. Pass it to `MessagesProvider` of
 * `@advantage/ui` as `messages`.
 */
export * from './messages/es.ts';

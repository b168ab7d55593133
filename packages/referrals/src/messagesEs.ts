/**
 * `@advantage/referrals/messages/es`: every text of the package in the Spanish of the United States. Pass it to `MessagesProvider` of
 * `@advantage/ui` as `messages`.
 */
export * from './messages/es.ts';

/**
 * `@advantage/referrals/messages/es`: every text of the package in US Spanish. Pass it to `MessagesProvider` from
 * `@advantage/ui` as `messages`.
 */
export * from './messages/es.ts';

/**
 * `@advantage/referrals/feed/es`: every text of the feed in US Spanish. Pass it to `MessagesProvider` as `messages`.
 */
export { spanish } from './feed/es.ts';

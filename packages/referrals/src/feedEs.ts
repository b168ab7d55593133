/** `@advantage/referrals/feed/es`: every text of the feed in the Spanish of the United States, for its `messages`. */
export { spanish } from './feed/es.ts';

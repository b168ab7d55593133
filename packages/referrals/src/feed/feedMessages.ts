import type { MessagesFor } from '@advantage/ui';
import * as areas from './areas.ts';

/**
 * The message areas that the feed uses, from all catalogs. Pass it as `catalog` to a `MessagesProvider` around the
 * feed. A page that doesn't import it doesn't load it.
 */
export const feedCatalog = { ...areas };

/** Texts of the feed in another language, or individual texts that a page replaces. */
export type FeedMessages = MessagesFor<typeof feedCatalog>;

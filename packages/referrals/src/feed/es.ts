import type { Translation } from '@advantage/ui';
import * as areas from './areasEs.ts';
import type { feedCatalog } from './feedMessages.ts';

/** Every text of the feed in Spanish. */
export const spanish: Translation<typeof feedCatalog> = areas;

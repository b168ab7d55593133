import { unnamed } from '../messages/unnamed.ts';
import type { Marketplace } from '../wire/marketplace.ts';

/** Returns a marketplace's name, or a fallback: its link needs a text. */
export const nameOf = ({ marketplaceName, id }: Marketplace) => marketplaceName || unnamed(id);

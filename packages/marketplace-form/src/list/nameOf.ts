import { unnamed } from '../messages/unnamed.ts';
import type { Marketplace } from '../wire/marketplace.ts';

/** A marketplace without a name still needs something to press. */
export const nameOf = ({ marketplaceName, id }: Marketplace) => marketplaceName || unnamed(id);

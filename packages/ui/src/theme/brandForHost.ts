import type { Brand } from './brand.ts';
import { advantage } from './brands/advantage.ts';
import { bridge } from './brands/bridge.ts';

/** Dress of the public pages: `directory` has a strip above the header and company details in the footer. */
export type Skin = 'directory' | 'standard';

/** What a public page wears. */
export interface HostBrand {
  /** Its brand. */
  readonly brand: Brand;
  /** Its dress. */
  readonly skin: Skin;
}

/** The host without port and trailing dot, in lower case; nothing for a bare IP address. */
function hostName(host: string): string {
  const isIpv6 = host.startsWith('[') || host.split(':').length > 2;
  const name = isIpv6 ? '' : host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return /^[\d.]+$/.test(name) ? '' : name;
}

/**
 * The brand and skin of a public page by its host, e.g. `location.host`: a host whose second-to-last label is
 * `trustedchoice` wears Advantage with the directory skin (BRD-4), every other Bridge (BRD-5). An explicit brand wins
 * over this (BRD-7).
 */
export function brandForHost(host: string | undefined): HostBrand {
  const isDirectory =
    hostName(host ?? '')
      .split('.')
      .at(-2) === 'trustedchoice';
  return isDirectory ? { brand: advantage, skin: 'directory' } : { brand: bridge, skin: 'standard' };
}

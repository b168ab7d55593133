import type { BrandKey } from './brandContentOf.ts';

/** Layout of the public pages: `directory` has a strip above the header and company details in the footer. */
export type Skin = 'directory' | 'standard';

/** Brand and layout of a public page. */
export interface HostBrand {
  /** Key of the brand. */
  readonly key: BrandKey;
  /** Layout of the page. */
  readonly skin: Skin;
}

/** Returns the host without port and trailing dot, in lowercase. Empty for an IP address. */
function hostName(host: string): string {
  const isIpv6 = host.startsWith('[') || host.split(':').length > 2;
  const name = isIpv6 ? '' : host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return /^[\d.]+$/.test(name) ? '' : name;
}

/**
 * Returns the brand and skin of a public page for its host, e.g. `location.host`. A host whose second-to-last label is
 * `trustedchoice` gets Advantage with the directory skin, every other host gets Bridge. A configured brand takes
 * precedence.
 */
export function brandForHost(host: string | undefined): HostBrand {
  const isDirectory =
    hostName(host ?? '')
      .split('.')
      .at(-2) === 'trustedchoice';
  return isDirectory ? { key: 'advantage', skin: 'directory' } : { key: 'bridge', skin: 'standard' };
}

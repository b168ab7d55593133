import { type BrandKey, brandForHost } from '@advantage/reference-data';

/** Brand and skin of a public page. */
export interface HostBrand {
  readonly brandKey: BrandKey;
  /** Whether the page has the directory skin: a strip above the header, and address and phones in the footer. */
  readonly isDirectory: boolean;
}

/** Returns the brand of a public page: Advantage with the directory skin on `*.trustedchoice.*`, otherwise Bridge. */
export function hostBrand(hostname: string): HostBrand {
  const { key, skin } = brandForHost(hostname);
  return { brandKey: key, isDirectory: skin === 'directory' };
}

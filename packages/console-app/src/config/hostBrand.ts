import { type BrandKey, brandForHost } from '@advantage/reference-data';

/** How a public page dresses. */
export interface HostBrand {
  readonly brandKey: BrandKey;
  /** The directory skin has a strip above the header, and address and phones in the footer. */
  readonly isDirectory: boolean;
}

/** The brand of a public page: advantage with the directory skin on `*.trustedchoice.*`, else bridge. */
export function hostBrand(hostname: string): HostBrand {
  const { key, skin } = brandForHost(hostname);
  return { brandKey: key, isDirectory: skin === 'directory' };
}

import type { BrandKey } from './brandOf.ts';

/** How a public page dresses. */
export interface HostBrand {
  readonly brandKey: BrandKey;
  /** The directory skin has a strip above the header, and address and phones in the footer (FEED-8). */
  readonly isDirectory: boolean;
}

/** The brand of a public page: advantage with the directory skin on `*.trustedchoice.*`, else bridge (BRD-4, BRD-5). */
export function hostBrand(hostname: string): HostBrand {
  const isDirectory = hostname.toLowerCase().split('.').at(-2) === 'trustedchoice';
  return { brandKey: isDirectory ? 'advantage' : 'bridge', isDirectory };
}

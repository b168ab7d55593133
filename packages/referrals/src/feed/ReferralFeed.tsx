import { type Brand, type BrandColorMode, BrandProvider } from '@advantage/ui';
import { useMemo } from 'react';
import { createPublicFeedSource } from '../source/createPublicFeedSource.ts';
import type { FeedSource } from '../source/referralSource.ts';
import { Feed, type FeedOptions } from './Feed.tsx';

/** Where the referrals come from: exactly one of the two. */
export type FeedOrigin =
  | {
      /** Address of the referral service, e.g. `https://referrals.example.com`. Default: none, where there is a `source`. */
      readonly src: string;
      readonly source?: undefined;
    }
  | {
      /** Another source. Keep it the same object from render to render. Default: one that asks `src`. */
      readonly source: FeedSource;
      readonly src?: undefined;
    };

export type ReferralFeedProps = FeedOptions &
  FeedOrigin & {
    /** Palette, texts and links. Default: the brand of the provider around it, else Bridge. */
    readonly brand?: Brand;
    /** Color mode. Default: the mode of the provider around it, else light. */
    readonly mode?: BrandColorMode;
  };

/**
 * The public Insurance Referral Feed: live, without sign-in, prices or details. Put it on any
 * React page; for the console's own lists use `ReferralsScreen`.
 */
export function ReferralFeed({ brand, mode, src, source, ...options }: ReferralFeedProps) {
  const origin = useMemo(() => source ?? createPublicFeedSource({ baseUrl: src }), [source, src]);
  return (
    <BrandProvider brand={brand} mode={mode}>
      <Feed {...options} source={origin} />
    </BrandProvider>
  );
}

import type { BrandContent } from '@advantage/reference-data';
import { type Brand, type BrandColorMode, BrandProvider } from '@advantage/ui';
import { OwnerWindow } from '@advantage/ui/internal';
import { useMemo } from 'react';
import { createPublicFeedSource } from '../source/createPublicFeedSource.ts';
import type { FeedSource } from '../source/referralSource.ts';
import { Feed, type FeedOptions } from './Feed.tsx';

/** Where referrals come from: either `src` or `source`. */
export type FeedOrigin =
  | {
      /** URL of the referral service, e.g. `https://referrals.example.com`. Default: none, if there is a `source`. */
      readonly src: string;
      readonly source?: undefined;
    }
  | {
      /** A custom source. Pass the same object on every render. Default: one that requests `src`. */
      readonly source: FeedSource;
      readonly src?: undefined;
    };

export type ReferralFeedProps = FeedOptions &
  FeedOrigin & {
    /** Colors, texts and links. Default: the brand of the surrounding provider, else Bridge. */
    readonly brand?: Brand<BrandContent>;
    /** Color mode. Default: the mode of the surrounding provider, else light. */
    readonly mode?: BrandColorMode;
  };

/** The public Insurance Referral Feed, live and without prices, for any React page. A console's lists are screens. */
export function ReferralFeed({ brand, mode, src, source, ...options }: ReferralFeedProps) {
  const origin = useMemo(() => source ?? createPublicFeedSource({ baseUrl: src }), [source, src]);
  return (
    <OwnerWindow.Provider value={options.ownerWindow}>
      <BrandProvider brand={brand} mode={mode}>
        <Feed {...options} source={origin} />
      </BrandProvider>
    </OwnerWindow.Provider>
  );
}

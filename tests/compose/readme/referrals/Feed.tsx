import { ReferralFeed } from '@advantage/referrals/feed';
import { BrandProvider, bridge } from '@advantage/ui/basics';

export const Feed = () => (
  <BrandProvider brand={bridge}>
    <ReferralFeed src="https://referrals.example.com" />
  </BrandProvider>
);

import { feedCatalog, ReferralFeed } from '@advantage/referrals/feed';
import { spanish } from '@advantage/referrals/feed/es';
import { BrandProvider, bridge, MessagesProvider } from '@advantage/ui/basics';

export const SpanishFeed = () => (
  <BrandProvider brand={bridge}>
    <MessagesProvider catalog={feedCatalog} messages={spanish}>
      <ReferralFeed src="https://referrals.example.com" />
    </MessagesProvider>
  </BrandProvider>
);

import * as referenceDataEs from '@advantage/reference-data/es';
import * as referenceData from '@advantage/reference-data/messages';
import { AllReferralsScreen, type ReferralSource } from '@advantage/referrals';
import * as referrals from '@advantage/referrals/messages';
import * as referralsEs from '@advantage/referrals/messages/es';
import { MessagesProvider } from '@advantage/ui';
import * as ui from '@advantage/ui/messages';
import * as uiEs from '@advantage/ui/messages/es';

export const SpanishList = ({ source }: { readonly source: ReferralSource }) => (
  <MessagesProvider catalog={ui} messages={uiEs}>
    <MessagesProvider catalog={referenceData} messages={referenceDataEs}>
      <MessagesProvider catalog={referrals} messages={referralsEs}>
        <AllReferralsScreen source={source} audience="agent" username="maya" />
      </MessagesProvider>
    </MessagesProvider>
  </MessagesProvider>
);

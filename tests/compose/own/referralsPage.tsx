import { type ConsolePage, consolePages } from '@advantage/console-kit/application';
import { createReferralColumnHelper, useReferralListParts } from '@advantage/referrals';
import { Button, toasts } from '@advantage/ui';

const naics = createReferralColumnHelper().accessor('industryCode', {
  header: 'NAICS',
  enableSorting: false,
});

/** A bulk action: a button for the selected referrals. */
function AssignButton() {
  const { selection } = useReferralListParts('AssignButton');
  const assign = () => {
    toasts.success(`Assigned to you: ${selection.rows.map(({ city }) => city).join(', ')}`);
    selection.setSelecting(false);
  };
  return (
    <Button size="s" onPress={assign}>
      Assign to me
    </Button>
  );
}

const { component: AllReferrals } = consolePages.allReferrals;

const ReferralsPage = () => (
  <AllReferrals columns={(standard) => [...standard, naics]} selectionBar={<AssignButton />} />
);

/** All referrals, with our column and our bulk action. */
export const referralsPage: ConsolePage = { ...consolePages.allReferrals, component: ReferralsPage };

import { formatValue, useTexts } from '@advantage/ui';
import { showsTimeLeft } from '../model/cardTexts.ts';
import { categoryText } from '../model/cellTexts.ts';
import { limitedMinutes } from '../model/limitedTime.ts';
import type { Referral } from '../model/referral.ts';
import { useReferralCell } from './CellContext.tsx';
import { LimitedTime } from './LimitedTime.tsx';
import { useClockValue } from './useClockValue.ts';

interface PartProps {
  readonly referral: Referral;
}

/** Whether a card counts down now: its time left then takes the place of the type, which joins the category. */
function useCountsDown(referral: Referral): boolean {
  const { audience } = useReferralCell();
  return useClockValue((now) => showsTimeLeft(limitedMinutes(referral, now), audience));
}

/** The type of a referral at the end of the top line of a card; the time left while it counts down. */
export function CardKind({ referral }: PartProps) {
  return useCountsDown(referral) ? (
    <LimitedTime referral={referral} />
  ) : (
    formatValue(referral.opportunityType)
  );
}

/** The category on a card, with the type while the top line counts down. */
export function CardCategory({ referral }: PartProps) {
  const category = categoryText(referral, useTexts());
  if (!useCountsDown(referral)) return category;
  return (
    <>
      <bdi>{category}</bdi> · <bdi>{formatValue(referral.opportunityType)}</bdi>
    </>
  );
}

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

/** Whether a card counts down. The time left then replaces the type, which moves to the category. */
function useCountsDown(referral: Referral): boolean {
  const { audience } = useReferralCell();
  return useClockValue((now) => showsTimeLeft(limitedMinutes(referral, now), audience));
}

/** The type of a referral at the end of a card's top line, or the time left while the card counts down. */
export function CardKind({ referral }: PartProps) {
  return useCountsDown(referral) ? (
    <LimitedTime referral={referral} />
  ) : (
    formatValue(referral.opportunityType)
  );
}

/** The category on a card, followed by the type while the top line counts down. */
export function CardCategory({ referral }: PartProps) {
  const category = categoryText(referral, useTexts());
  if (!useCountsDown(referral)) return category;
  return (
    <>
      <bdi>{category}</bdi> · <bdi>{formatValue(referral.opportunityType)}</bdi>
    </>
  );
}

import { ReferralDetailsPanel, type ReferralDetailsPanelProps, useClaim } from '@advantage/referrals';
import { Link } from '@advantage/ui';
import { useConsole } from '../../routes/ConsoleContext.ts';
import { audienceOf } from './audience.ts';
import type { OpenReferral } from './useOpenReferral.ts';

export interface DetailsPanelProps extends Pick<ReferralDetailsPanelProps, 'isOwn'> {
  /** From `useOpenReferral`. */
  readonly opened: OpenReferral;
}

const isRow = (element: Element) => element.closest('tr[data-id]') !== null;

const rowButton = (id: string) =>
  document.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"] [data-opens-row]`);

/** The details of the open referral beside its list; agents claim in it. */
export function DetailsPanel({ opened, isOwn }: DetailsPanelProps) {
  const { user, profile, services } = useConsole();
  const { id, row, see, close } = opened;
  const claims = useClaim({
    source: services.referrals,
    username: profile.username,
    shownId: id,
    onClaimed: see,
    onConflictRow: see,
  });
  return (
    <ReferralDetailsPanel
      opportunityId={id}
      row={row}
      source={services.referrals}
      audience={audienceOf(user)}
      claims={claims}
      isOwn={isOwn}
      onClose={close}
      link={window.location.href}
      paymentMethodLink={<Link href="/admin/not-implemented?feature=payment-method">Payment Method</Link>}
      isInside={isRow}
      returnFocusTo={() => (id === null ? null : rowButton(id))}
    />
  );
}

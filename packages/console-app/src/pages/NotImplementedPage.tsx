import { DeadEnd, type Search } from '@advantage/console-kit/application';
import { useMessages } from '@advantage/ui';
import { ClockIcon } from '@advantage/ui/icons';
import { useSearch } from '@tanstack/react-router';
import { featureLabel } from '../access/navigation.ts';
import * as en from '../messages/en.ts';

/** Placeholder for a feature that has no page in the console yet. */
export function NotImplementedPage() {
  const t = useMessages(en.notices);
  const { feature = '' }: Search = useSearch({ strict: false });
  return <DeadEnd icon={ClockIcon}>{t.notYet(featureLabel(feature))}</DeadEnd>;
}

import { useMessages } from '@advantage/ui';
import { startTransition, useState } from 'react';
import { useFormRequests } from '../form/formContext.ts';
import * as en from '../messages/en.ts';
import { paginate, recipientPageSize } from './paginate.ts';
import type { ListedRecipient } from './useRecipients.ts';

/**
 * Filters the recipients and splits them into pages. Shows the page of a revealed field. A typed filter or pressed
 * button updates first and the rows follow in a transition, because twenty rows have some 900 elements.
 */
export function useRecipientPages(recipients: readonly ListedRecipient[]) {
  const t = useMessages(en.recipients);
  const [filter, setFilter] = useState('');
  const [appliedFilter, setAppliedFilter] = useState('');
  const [page, setPage] = useState(0);
  const { revealed } = useFormRequests();
  const [lastRevealed, setLastRevealed] = useState(revealed);
  const index = recipients.findIndex(({ key }) => revealed?.startsWith(`recipients.${key}.`));
  if (revealed !== lastRevealed) {
    setLastRevealed(revealed);
    if (index >= 0) {
      setFilter('');
      setAppliedFilter('');
      setPage(paginate(recipients, '', index).page);
    }
  }
  const shown = paginate(recipients, appliedFilter, page * recipientPageSize, t);
  const changePage = (step: 1 | -1) =>
    startTransition(() => setPage((last) => Math.max(0, Math.min(last, shown.pages - 1) + step)));
  return {
    ...shown,
    filter,
    setFilter: (text: string) => {
      setFilter(text);
      startTransition(() => {
        setAppliedFilter(text);
        setPage(0);
      });
    },
    onPrevious: shown.page > 0 ? () => changePage(-1) : undefined,
    onNext: shown.page < shown.pages - 1 ? () => changePage(1) : undefined,
  };
}

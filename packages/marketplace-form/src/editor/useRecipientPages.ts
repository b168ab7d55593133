import { useState, useSyncExternalStore } from 'react';
import { useFormSession } from '../form/FormSessionContext.ts';
import { pagesOf, recipientPageSize } from './pagesOf.ts';
import type { ListedRecipient } from './useRecipientList.ts';

/** Which recipients show: many are narrowed by a text and shown page by page. A field that is sought always shows. */
export function useRecipientPages(recipients: readonly ListedRecipient[]) {
  const session = useFormSession();
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(0);
  const sought = useSyncExternalStore(session.subscribe, session.sought, session.sought);
  const [seen, setSeen] = useState(sought);
  const index = recipients.findIndex(({ key }) => sought?.startsWith(`recipients.${key}.`));
  if (sought !== seen) {
    setSeen(sought);
    if (index >= 0) {
      setFilter('');
      setPage(pagesOf(recipients, '', index).page);
    }
  }
  const shown = pagesOf(recipients, filter, page * recipientPageSize);
  return {
    ...shown,
    filter,
    setFilter: (text: string) => {
      setFilter(text);
      setPage(0);
    },
    onPrevious: shown.page > 0 ? () => setPage(shown.page - 1) : undefined,
    onNext: shown.page < shown.pages - 1 ? () => setPage(shown.page + 1) : undefined,
  };
}

import { useMessages } from '@advantage/ui';
import { useState } from 'react';
import { useFormRequests } from '../form/formParts.ts';
import * as en from '../messages/en.ts';
import { pagesOf, recipientPageSize } from './pagesOf.ts';
import type { ListedRecipient } from './useRecipients.ts';

/** Which recipients show: many are narrowed by a text and shown page by page. The revealed field always shows. */
export function useRecipientPages(recipients: readonly ListedRecipient[]) {
  const t = useMessages(en.recipients);
  const [filter, setFilter] = useState('');
  const [page, setPage] = useState(0);
  const { revealed } = useFormRequests();
  const [seen, setSeen] = useState(revealed);
  const index = recipients.findIndex(({ key }) => revealed?.startsWith(`recipients.${key}.`));
  if (revealed !== seen) {
    setSeen(revealed);
    if (index >= 0) {
      setFilter('');
      setPage(pagesOf(recipients, '', index).page);
    }
  }
  const shown = pagesOf(recipients, filter, page * recipientPageSize, t);
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

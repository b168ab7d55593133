import { MessagesProvider, overrideMessages, Pager } from '@advantage/ui';
import * as catalog from '@advantage/ui/messages';

const messages = overrideMessages(catalog, { pager: { next: 'Older', previous: 'Newer' } });

export const OlderNewer = () => (
  <MessagesProvider catalog={catalog} messages={messages}>
    <Pager summary="1 to 25 of 60" onNext={() => {}} />
  </MessagesProvider>
);

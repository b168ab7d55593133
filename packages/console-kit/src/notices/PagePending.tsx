import { Spinner } from '@advantage/ui';
import { pending } from './PagePending.css.ts';

/** Shows while the code of a page is on its way. */
export const PagePending = () => (
  <div className={pending}>
    <Spinner size={24} />
  </div>
);

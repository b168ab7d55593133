import { Spinner } from '@advantage/ui';
import { pending } from './notices.css.ts';

/** Shown while a page's code loads. */
export const PagePending = () => (
  <div className={pending}>
    <Spinner size={24} />
  </div>
);

import type { ReactNode } from 'react';

/**
 * Puts a text that has neighbors into an element. Page translators replace text nodes; React can neither update
 * nor remove one that was replaced, nor insert anything before it. It replaces all content of an element whose only
 * child is a text.
 */
export const inElement = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;

import type { Decorator } from '@storybook/react-vite';
import { page, wholePage } from './inWindow.css.ts';

/** Shows a page through a window, as a reader sees it; a story tagged `whole-page` shows all of it. */
export const inWindow: Decorator = (Story, { tags }) => (
  <div className={tags.includes('whole-page') ? wholePage : page}>
    <Story />
  </div>
);

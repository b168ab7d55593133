import type { Decorator } from '@storybook/react-vite';
import { page } from './inWindow.css.ts';

/** Limits a page to the window height, as users see it. Stories tagged `whole-page` show the whole page. */
export const inWindow: Decorator = (Story, { tags }) => (
  <div className={tags.includes('whole-page') ? undefined : page}>
    <Story />
  </div>
);

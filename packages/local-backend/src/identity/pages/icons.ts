import { type Html, trusted } from './html.ts';

const drawings = {
  copy: '<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 8.5v-4h-11v11h4"/>',
  eye: '<path d="M2.5 12c2-4 5.4-6.5 9.5-6.5s7.5 2.5 9.5 6.5c-2 4-5.4 6.5-9.5 6.5S4.5 16 2.5 12Z"/><circle cx="12" cy="12" r="2.8"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 8v.1"/>',
  right: '<path d="m9.5 6 6 6-6 6"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6"/>',
  warning: '<path d="M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.1"/>',
} as const;

/** Renders a decorative icon. The text next to it carries the meaning. */
export const icon = (name: keyof typeof drawings, size: number): Html =>
  trusted(
    `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${drawings[name]}</svg>`,
  );

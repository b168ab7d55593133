import { errorText } from '../gateway/errorText.ts';

/** What the manager says after a save, letter by letter (ERR-22, ERR-23, ERR-26, ERR-27). */
export const notices = {
  created: (name: string) => `Feature flag ${name} created successfully`,
  updated: (name: string) => `Feature flag ${name} updated successfully`,
  createFailed: (name: string, error: unknown) =>
    `Failed to create feature flag ${name}: ${errorText(error)}`,
  updateFailed: (name: string, error: unknown) =>
    `Failed to update feature flag ${name}: ${errorText(error)}`,
} as const;

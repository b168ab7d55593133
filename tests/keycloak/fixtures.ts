import { test as journey } from '../e2e/fixtures.ts';
import { isKeycloakNoise } from './noise.ts';

export { expect } from '../e2e/fixtures.ts';

/** The page of a journey. Messages printed by Keycloak's own pages are ignored. */
export const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  isForeign: ({}, use) =>
    use((message) => isKeycloakNoise(message.location().url, message.page()?.url() ?? '')),
});

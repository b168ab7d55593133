import { test as journey } from '../e2e/fixtures.ts';
import { isKeycloakNoise } from './noise.ts';

export { expect } from '../e2e/fixtures.ts';

/** The page of a journey. What Keycloak's own pages print is no noise of ours. */
export const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  isForeign: ({}, use) =>
    use((message) => isKeycloakNoise(message.location().url, message.page()?.url() ?? '')),
});

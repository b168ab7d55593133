import type { APIResponse, BrowserContext, Route } from '@playwright/test';

/** The calls that answer with a list of referrals. */
export const listCalls =
  /\/api\/v1\/(acquired-)?marketplace-opportunities|\/opportunity\/(recent|purchased)-referral/;

/** Asks the service for all of a list, whatever the page knows of it already. */
export function fetchWhole(route: Route): Promise<APIResponse> {
  const { 'if-none-match': _, ...headers } = route.request().headers();
  return route.fetch({ headers });
}

/** The call that answers with one referral. */
const oneReferral = /\/api\/v1\/opportunity\/(?![a-z]+-referral\b)[^/?]+$/;

/**
 * Holds the lists and each referral still while other journeys claim from them: what the service answers first to an
 * address is its answer from then on.
 */
export async function freezeLists(context: BrowserContext): Promise<void> {
  const answers = new Map<string, Promise<APIResponse>>();
  for (const calls of [listCalls, oneReferral]) {
    await context.route(calls, async (route) => {
      const address = route.request().url();
      const answer = answers.get(address) ?? fetchWhole(route);
      answers.set(address, answer);
      await route.fulfill({ response: await answer });
    });
  }
}

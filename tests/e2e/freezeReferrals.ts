import type { APIResponse, BrowserContext, Route } from '@playwright/test';

/** The calls that return a list of referrals. */
export const listCalls =
  /\/api\/v1\/(acquired-)?marketplace-opportunities|\/opportunity\/(recent|purchased)-referral/;

/** Fetches the whole list from the service, regardless of the page's ETag. */
export function fetchWithoutEtag(route: Route): Promise<APIResponse> {
  const { 'if-none-match': _, ...headers } = route.request().headers();
  return route.fetch({ headers });
}

/** The call that returns a single referral. */
const oneReferral = /\/api\/v1\/opportunity\/(?![a-z]+-referral\b)[^/?]+$/;

/** Returns a function that fetches each URL once, and returns the first response from then on. */
export function createFrozenFetch(): (route: Route) => Promise<APIResponse> {
  const responses = new Map<string, Promise<APIResponse>>();
  return (route) => {
    const address = route.request().url();
    const response = responses.get(address) ?? fetchWithoutEtag(route);
    responses.set(address, response);
    return response;
  };
}

/**
 * Freezes the lists and single referrals while other journeys claim from them: the service's first response to a URL is
 * repeated from then on.
 */
export async function freezeReferrals(context: BrowserContext): Promise<void> {
  const fetchFrozen = createFrozenFetch();
  for (const calls of [listCalls, oneReferral])
    await context.route(calls, async (route) => route.fulfill({ response: await fetchFrozen(route) }));
}

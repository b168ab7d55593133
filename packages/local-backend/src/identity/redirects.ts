import { originOf } from '../http/origins.ts';

/**
 * Returns whether sign-in or sign-out may redirect to this URL: any page of the console, written exactly as a browser
 * writes it. That excludes other origins, usernames in front of the host, fragments, dot segments and backslashes.
 */
export const isAllowedRedirectUrl = (url: string, consoleOrigins: ReadonlySet<string>): boolean => {
  const origin = originOf(url);
  if (origin === undefined || !consoleOrigins.has(origin)) return false;
  const { href, username, password } = new URL(url);
  return username === '' && password === '' && !url.includes('#') && (href === url || href === `${url}/`);
};

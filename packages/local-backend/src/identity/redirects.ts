import { originOf } from '../http/origins.ts';

/**
 * Whether sign-in or sign-out may end on this URL: any page of the console, written exactly as a browser writes it.
 * So no other origin, no username in front of the host, no fragment, no dot segments or backslashes.
 */
export const mayReturnTo = (url: string, consoleOrigins: ReadonlySet<string>): boolean => {
  const origin = originOf(url);
  if (origin === undefined || !consoleOrigins.has(origin)) return false;
  const { href, username, password } = new URL(url);
  return username === '' && password === '' && !url.includes('#') && (href === url || href === `${url}/`);
};

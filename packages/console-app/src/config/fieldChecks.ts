const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** An absolute http(s) address that a path can be appended to: no query, no fragment, no credentials. */
export function isBaseUrl(text: string): boolean {
  const url = parseUrl(text);
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    `${url.search}${url.hash}${url.username}${url.password}` === ''
  );
}

/** An address a link may point to: http, https, mailto or tel, or a path of this site. */
export function isLink(text: string): boolean {
  // Browsers leave out tabs and line breaks: what begins as a path may end as another host.
  if (/[\s\p{Cc}]/u.test(text)) return false;
  if (/^\/(?![/\\])/.test(text)) return true;
  const url = parseUrl(text);
  return /^(?:https?|mailto|tel):$/.test(url?.protocol ?? '') && url?.username === '';
}

/** A name that a basic header can carry: a colon would end it. */
export const isClientUsername = (text: string) => text !== '' && !text.includes(':');

/** A regular expression that can be compiled. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

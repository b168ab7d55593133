const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** Whether a text is an absolute http(s) URL that a path can be appended to: no query, no fragment, no credentials. */
export function isBaseUrl(text: string): boolean {
  const url = parseUrl(text);
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    `${url.search}${url.hash}${url.username}${url.password}` === ''
  );
}

/** Whether a text is a valid link target: an http, https, mailto or tel URL, or a path on this site. */
export function isLink(text: string): boolean {
  // Browsers strip tabs and line breaks, so that what starts as a path may lead to another host.
  if (/[\s\p{Cc}]/u.test(text)) return false;
  if (/^\/(?![/\\])/.test(text)) return true;
  const url = parseUrl(text);
  return /^(?:https?|mailto|tel):$/.test(url?.protocol ?? '') && url?.username === '';
}

/** Whether a text is the path of a file of this site. The page's policy refuses images of other sites. */
export const isImagePath = (text: string) => text.startsWith('/') && isLink(text);

/** Whether a text can be the user name of a basic header: a colon would end it. */
export const isClientUsername = (text: string) => text !== '' && !text.includes(':');

/** Whether a text is a valid regular expression. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

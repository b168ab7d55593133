/** The cookies of one browser. Each is sent only to its own path. */
export class CookieJar {
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  store(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', ...value] = pair.split('=');
      const read = (attribute: string) =>
        attributes
          .find((each) => each.toLowerCase().startsWith(`${attribute}=`))
          ?.slice(attribute.length + 1);
      const isExpired = read('max-age') === '0' || Date.parse(read('expires') ?? '') < Date.now();
      if (isExpired) this.#cookies.delete(name);
      else this.#cookies.set(name, { value: value.join('='), path: read('path') ?? '/' });
    }
  }

  header(pathname: string): string {
    return [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }
}

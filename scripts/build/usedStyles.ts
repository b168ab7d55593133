import { transform } from 'lightningcss';

export interface UsedStylesOptions {
  /** All extracted styles. */
  readonly css: string;
  /** The bundled code, which names the classes it uses. */
  readonly js: string;
  /** Classes that the code puts together at run time. */
  readonly keep: RegExp;
  /** How they change inside a shadow root. Default: they are for the page itself. */
  readonly shadow?: ShadowStylesOptions;
}

export interface ShadowStylesOptions {
  /** Classes of parts that lie over the window and so go by its width. All others go by that of the container. */
  readonly overlays: RegExp;
  /** Name of the container. */
  readonly container: string;
  /** Tokens that a page may set from outside, and what it calls them; both without their prefix. */
  readonly themable: Readonly<Record<string, string>>;
  /** Prefix of a token inside, e.g. `--adv-`. */
  readonly tokenPrefix: string;
  /** Prefix of a token as a page sets it. */
  readonly themePrefix: string;
}

const minified = (css: string, unusedSymbols: string[] = []) =>
  transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();

const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const without = (names: ReadonlySet<string>, used: ReadonlySet<string>) =>
  [...names].filter((name) => !used.has(name));

function withoutUnusedClasses(css: string, js: string, keep: RegExp): string {
  const used = all(js, /([\w-]+)/g);
  return minified(
    css,
    without(all(css, /\.([a-z_][\w-]*)/gi), used).filter((name) => !keep.test(name)),
  );
}

/** Animations and custom properties that only unused classes had used. */
function withoutUnusedNames(css: string): string {
  const animated = all(css, /animation(?:-name)?:[^;}]*?([\w-]+)(?=[ ;}])/g);
  const keyframes = without(all(css, /@keyframes ([\w-]+)/g), animated).filter(
    (name) => css.split(name).length === 2,
  );
  const properties = without(all(css, /(--[\w-]+):/g), all(css, /var\((--[\w-]+)/g));
  return minified(css, [...keyframes, ...properties]);
}

/** Rules that ask for the width of the screen ask for that of the container instead. */
const byContainer = (css: string, container: string, overlays: RegExp) =>
  css.replace(
    /@media screen and (?!\(prefers-)([^{]+)\{([^{}]*)/g,
    (rule, query: string, selector: string) =>
      overlays.test(selector) ? rule : `@container ${container} ${query}{${selector}`,
  );

function withTheme(css: string, { themable, tokenPrefix, themePrefix }: ShadowStylesOptions): string {
  // Not the colors of the reader's system, which begin with a capital letter: no page may outvote those.
  const token = new RegExp(`${tokenPrefix}(${Object.keys(themable).join('|')}):(?![A-Z])([^;}]+)`, 'g');
  return css.replace(
    token,
    (_, name: string, value: string) => `${tokenPrefix}${name}:var(${themePrefix}${themable[name]},${value})`,
  );
}

const px = (length: string) => `${Number.parseFloat(length) * 16}px`;

/** In a shadow root lengths are pixels: the text size of the page around it, which may be any, changes nothing. */
const inPixels = (css: string) =>
  css
    .replace(/[\d.]+rem\b/g, px)
    .replace(/@(?:media|container)[^{]+/g, (query) => query.replace(/[\d.]+em\b/g, px));

/** Of all styles those that the code uses. */
export function usedStyles({ css, js, keep, shadow }: UsedStylesOptions): string {
  const used = withoutUnusedNames(withoutUnusedClasses(css, js, keep));
  if (!shadow) return used;
  return withTheme(minified(inPixels(byContainer(used, shadow.container, shadow.overlays))), shadow);
}

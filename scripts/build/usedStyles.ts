import { type Selector, transform, type Visitor } from 'lightningcss';
import { type AtRule, type Declaration, list, parse } from 'postcss';

export interface UsedStylesOptions {
  /** All extracted styles. */
  readonly css: string;
  /** The bundled code, which contains the class names that it uses. */
  readonly js: string;
  /** Matches classes that the code composes at run time. */
  readonly safelist: RegExp;
  /** How to adapt the styles to a shadow root. Default: they are for the page itself. */
  readonly shadow?: ShadowStylesOptions;
}

export interface ShadowStylesOptions {
  /**
   * Matches classes of parts that cover the window and so depend on its width. All others depend on the container's
   * width.
   */
  readonly overlays: RegExp;
  /** Tokens that a page may set, and the names it uses for them; both without prefix. */
  readonly themable: Readonly<Record<string, string>>;
  /** Prefix of a token when a page sets it. */
  readonly themePrefix: string;
}

/** Name of the container inside of the shadow root. */
const container = 'feed';
/** Prefix of the tokens inside. */
const tokenPrefix = '--adv-';

const transformed = (css: string, visitor: Visitor<never>, unusedSymbols: string[] = []) =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor,
  }).code.toString();

const classesOf = (selector: Selector): readonly string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    return 'selectors' in part && part.selectors ? classesOf(part.selectors.flat()) : [];
  });

function withoutUnusedClasses(css: string, js: string, keep: RegExp): string {
  const words = new Set(js.match(/[\w-]+/g));
  const unused = new Set<string>();
  transformed(css, {
    Selector(selector) {
      for (const name of classesOf(selector)) if (!words.has(name) && !keep.test(name)) unused.add(name);
    },
  });
  return transformed(css, {}, [...unused]);
}

/** Removes the animations and custom properties that only unused classes use. */
function withoutUnusedNames(css: string): string {
  const defined = new Set<string>();
  const used = new Set<string>();
  transformed(css, {
    Rule: {
      keyframes: ({ value }) => void defined.add(value.name.value),
    },
    Declaration: {
      animation({ value }) {
        // Animations with a `var()` aren't parsed; their names are tokens.
        const animations = Array.isArray(value) ? value : [];
        for (const { name } of animations) if (name.type !== 'none') used.add(name.value);
      },
      // Includes properties that Lightning CSS doesn't know.
      custom: ({ name }) => void (name.startsWith('--') && defined.add(name)),
    },
    Token: { ident: ({ value }) => void used.add(value) },
    Variable({ name }) {
      used.add(name.ident);
    },
  });
  return transformed(
    css,
    {},
    [...defined].filter((name) => !used.has(name)),
  );
}

/** Converts lengths to pixels, because the page around a shadow root can have any text size. */
function inPixels(): Visitor<never> {
  let isQuery = false;
  return {
    MediaQuery() {
      isQuery = true;
    },
    MediaQueryExit() {
      isQuery = false;
    },
    Length({ unit, value }) {
      const isOfText = unit === 'rem' || (unit === 'em' && isQuery);
      return isOfText ? { unit: 'px', value: value * 16 } : undefined;
    },
  };
}

/** Makes rules depend on the container's width instead of the screen's, except for parts that cover the window. */
function byContainer(rule: AtRule, { overlays }: ShadowStylesOptions): void {
  const [medium, , ...query] = list.space(rule.params);
  if (medium !== 'screen' || query.length === 0) return;
  if (!query.every((part) => part === 'and' || part.startsWith('(width'))) return;
  const over = rule.nodes?.filter((node) => node.type === 'rule' && overlays.test(node.selector)) ?? [];
  if (over.length === rule.nodes?.length) return;
  if (over.length > 0) rule.before(rule.clone({ nodes: [] }).append(over));
  rule.name = 'container';
  rule.params = [container, ...query].join(' ');
}

/** Lets a page set the tokens that it may. */
function withTheme(declaration: Declaration, { themable, themePrefix }: ShadowStylesOptions): void {
  const { prop, value } = declaration;
  const theme = prop.startsWith(tokenPrefix) ? themable[prop.slice(tokenPrefix.length)] : undefined;
  // System colors start with a capital letter. A page must not override those.
  if (theme !== undefined && !/^[A-Z]/.test(value))
    declaration.value = `var(${themePrefix}${theme},${value})`;
}

function inShadow(css: string, shadow: ShadowStylesOptions): string {
  const sheet = parse(transformed(css, inPixels()));
  sheet.walkAtRules('media', (rule) => byContainer(rule, shadow));
  sheet.walkDecls((declaration) => withTheme(declaration, shadow));
  return sheet.toString();
}

/** Returns only the styles that the code uses. */
export function usedStyles({ css, js, safelist, shadow }: UsedStylesOptions): string {
  const used = withoutUnusedNames(withoutUnusedClasses(css, js, safelist));
  return shadow ? inShadow(used, shadow) : used;
}

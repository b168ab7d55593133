import { globSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import postcss, { AtRule, type Rule } from 'postcss';
import { listTokens } from '../../packages/ui/src/foundations/listTokens.ts';
import { bridgeTokens } from '../../packages/ui/src/theme/brands/bridge.tokens.ts';
import { chrome, contrastPairs, resting } from '../../packages/ui/src/theme/contrast.ts';
import { propertyName } from '../../packages/ui/src/theme/propertyName.ts';

const root = join(import.meta.dirname, '../..');

/** Compiles the style sheets of all packages. The name of a class begins with the name of its file. */
export async function compileStyles(): Promise<string> {
  const sheets = globSync('packages/*/src/**/*.css.ts', { cwd: root });
  const { outputFiles } = await build({
    stdin: { contents: sheets.map((sheet) => `import './${sheet}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    outdir: root,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'debug' })],
  });
  return outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
}

const roleOf = new Map(
  listTokens(bridgeTokens.light.color).map(([role]) => [
    `--${propertyName(['color', ...role.split('.')])}`,
    role,
  ]),
);
const rolesIn = (value: string) =>
  [...value.matchAll(/--[\w-]+/g)].flatMap(([property]) => roleOf.get(property) ?? []);

const proven = new Set<string>(
  contrastPairs.flatMap(({ foreground, background }) => [
    `${foreground} on ${background}`,
    `${background} on ${foreground}`,
  ]),
);
/** What is around an element without a background. */
const groundsOf = (role: string) => (/^chrome\.|Chrome$/.test(role) ? chrome : resting);
/** Whether inherited text can be read on a background. */
const isGround = (role: string) => proven.has(`fg.default on ${role}`) || proven.has(`chrome.fg on ${role}`);
/** What only separates or dims: nothing depends on seeing it. */
const isDecorative = (role: string) =>
  /^(border\.(hairline|default)|(?!primary|urgent)\w+\.border|scrim)$/.test(role);
/** What needs no contrast: disabled controls and rows that are gone, logos, placeholders. */
const isExempt = (selector: string) =>
  /:disabled|\[(data-disabled|aria-disabled|data-muted)|\.(Wordmark_accent|awaited)_/.test(selector);

const inParentheses = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const conditions = new RegExp(`:[\\w-]+${inParentheses}`, 'g');

/** An element of a selector, or its pseudo-element. */
interface Part {
  readonly classes: readonly string[];
  readonly states: readonly string[];
  readonly pseudo: string;
}

const parsePart = (text: string): Part => ({
  classes: [...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  states: text.match(/(?<!:):[\w-]+|\[[^\]]+\]/g) ?? [],
  pseudo: /::[\w-]+/.exec(text)?.[0] ?? '',
});

/** The colors of a rule. */
interface Paint {
  readonly selector: string;
  /** The element that the rule matches, and those around or before it, the nearest first. */
  readonly elements: readonly Part[];
  readonly background: string | undefined;
  /** The text color, and colors that custom properties carry to the elements inside. */
  readonly colors: readonly string[];
  /** Borders, rings, shadows, fills. */
  readonly marks: readonly string[];
}

function paintsOf(rule: Rule): readonly Paint[] {
  const colors: string[] = [];
  const marks: string[] = [];
  let background: string | undefined;
  rule.each((node) => {
    if (node.type !== 'decl') return;
    const { prop, value } = node;
    const isLayered = /gradient|shadow/.test(`${prop} ${value}`);
    if (/^(color$|--)/.test(prop)) colors.push(...rolesIn(value));
    else if (/^background(-color)?$/.test(prop) && !isLayered) [background] = rolesIn(value);
    else marks.push(...rolesIn(value).filter((role) => !isLayered || !isGround(role)));
  });
  return rule.selectors.flatMap((selector) => {
    const text = selector.replaceAll(conditions, '');
    const elements = text.split(/[\s>+~]+/).map(parsePart);
    return isExempt(text) ? [] : [{ selector, elements: elements.reverse(), background, colors, marks }];
  });
}

/** Lists the combinations of colors in style sheets that the contrast proof lacks, each with a rule that has it. */
export function unprovenColors(css: string): readonly string[] {
  const paints: Paint[] = [];
  postcss.parse(css).walkRules((rule) => {
    const isForced = rule.parent instanceof AtRule && rule.parent.params.includes('forced-colors');
    if (!isForced && !rule.selector.endsWith('-theme')) paints.push(...paintsOf(rule));
  });
  const own = paints.filter(({ elements }) => elements.length === 1);
  /** The color that an element, or one of its pseudo-elements, has in its states. */
  const colorOf = (
    { classes, states, pseudo }: Part,
    pseudos: readonly string[],
    read: (paint: Paint) => string | undefined,
  ) =>
    [pseudo, ...pseudos]
      .map((name) =>
        own
          .filter(({ elements: [element] }) => {
            if (element?.pseudo !== name || element.classes.length === 0) return false;
            const { classes: ofRule, states: inRule } = element;
            return (
              ofRule.every((each) => classes.includes(each)) && inRule.every((each) => states.includes(each))
            );
          })
          .toSorted((a, b) => (a.elements[0]?.states.length ?? 0) - (b.elements[0]?.states.length ?? 0))
          .map(read)
          .findLast((role) => role !== undefined),
      )
      .find((role) => role !== undefined);
  const backgroundOf = (element: Part) =>
    colorOf(element, ['', '::after', '::before'], ({ background }) => background);
  const pairsOf = ({ elements, background, colors, marks }: Paint) => {
    const [element] = elements;
    const ground = background ?? elements.map(backgroundOf).find((role) => role !== undefined);
    const color = colors[0] ?? (element && colorOf(element, [''], (paint) => paint.colors[0]));
    const texts = background !== undefined && color !== undefined ? [color, ...colors] : colors;
    const isMark = background !== undefined && color === undefined && !isGround(background);
    const drawn = [...(isMark ? [background] : []), ...marks.filter((role) => role !== ground)];
    return [
      ...(ground && isDecorative(ground) ? [] : texts).flatMap((role) =>
        (ground ? [ground] : groundsOf(role)).map((each) => [role, each] as const),
      ),
      ...drawn
        .filter((role) => !isDecorative(role))
        .flatMap((role) => groundsOf(role).map((each) => [role, each] as const)),
    ];
  };
  const lines = paints.flatMap((paint) =>
    pairsOf(paint)
      .map(([role, ground]) => `${role} on ${ground}`)
      .filter((pair) => !proven.has(pair))
      .map((pair) => `${pair}: ${paint.selector}`),
  );
  return [...new Set(lines)];
}

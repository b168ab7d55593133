import type { BrandColors } from '@advantage/ui/brand-tools';
import type { BrandMark } from '../../packages/ui/src/theme/brand.ts';
import { brandRegistry } from '../../packages/ui/src/theme/brands/registry.ts';

/** What a draft of a brand is called, and its logo. */
interface DraftLogo {
  readonly name: string;
  /** Path of a drawing in a square of 28 by 28, with a stroke in the brand's mark color. */
  readonly path: string;
}

const markOf = (path: string): BrandMark => ({
  viewBox: '0 0 28 28',
  strokeWidth: 2.25,
  strokeEnd: 'round',
  strokes: [],
  accents: [path],
  dots: [],
});

/** Returns the part of a picture's address that shows its story with the name and logo of a draft. */
export const draftParameter = (logo: DraftLogo) => `&draft=${encodeURIComponent(JSON.stringify(logo))}`;

/** In a picture of a draft, gives every brand its name and logo, before a story is rendered. */
export function adoptDraft(search: string) {
  const draft = new URLSearchParams(search).get('draft');
  if (draft === null) return;
  const { name, path } = JSON.parse(draft) as DraftLogo;
  for (const { brand } of Object.values(brandRegistry)) Object.assign(brand, { name, mark: markOf(path) });
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const lines = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `  ${name}: ${quote(value)},`)
    .join('\n');

/** Returns a draft as the two files that a host writes. */
export function draftCode(
  colors: Readonly<Partial<Record<keyof BrandColors, string>>>,
  font: string,
  { name, path }: DraftLogo,
): string {
  const key =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'draft';
  return `// ${key}.css.ts
import { deriveBrand } from '@advantage/ui/brand-tools';
import { createBrandTheme } from '@advantage/ui/theme';

const { tokens } = deriveBrand({
${lines({ ...colors, font })}
});

createBrandTheme(${quote(key)}, tokens);

// ${key}.ts
import './${key}.css.ts';
import type { Brand } from '@advantage/ui';

export const brand: Brand = {
  key: ${quote(key)},
  name: ${quote(name)},
  mark: {
    viewBox: '0 0 28 28',
    strokeWidth: 2.25,
    strokeEnd: 'round',
    strokes: [],
    accents: [${quote(path)}],
    dots: [],
  },
};
`;
}

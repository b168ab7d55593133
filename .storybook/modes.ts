import { type RegisteredBrand, registeredBrands } from '../packages/ui/src/theme/brands/registry.ts';

/** One way to render a story: its brand, viewport and color mode. */
export interface VisualMode {
  readonly name: string;
  readonly brand: RegisteredBrand;
  readonly mode: 'light' | 'dark';
  readonly viewport: keyof typeof viewports;
}

/** The viewports that stories are rendered and reviewed in. Names of screenshots contain `short`. */
export const viewports = {
  desktop: { name: 'Desktop', short: 'desk', width: 1280, height: 800 },
  phone: { name: 'Phone', short: 'phone', width: 375, height: 812 },
} as const;

const modeOf = (
  brand: RegisteredBrand,
  viewport: VisualMode['viewport'],
  mode: VisualMode['mode'] = 'light',
): VisualMode => ({
  name: `${brand}-${viewports[viewport].short}${mode === 'dark' ? '-dark' : ''}`,
  brand,
  mode,
  viewport,
});

/**
 * Returns the modes of a story's pictures, by its tags: every story in one brand at desktop and phone width, since a
 * brand changes tokens and no layout; one tagged `brands` in every brand at desktop width, one that shows all states
 * (`sheet`) in dark as well; one tagged `review` also in dark Bridge, the look that differs most; a story tagged
 * `desktop` or `phone` at that width only, `no-visual` none. Both the local visual tests and Chromatic use this function.
 */
export function visualModes(tags: readonly string[]): readonly VisualMode[] {
  if (tags.includes('no-visual')) return [];
  const isSheet = tags.includes('sheet');
  const brands = isSheet || tags.includes('brands') ? registeredBrands : ['advantage' as const];
  const modes = [
    ...brands.map((brand) => modeOf(brand, 'desktop')),
    ...(isSheet ? brands.map((brand) => modeOf(brand, 'desktop', 'dark')) : []),
    ...(tags.includes('review') && !isSheet ? [modeOf('bridge', 'desktop', 'dark')] : []),
    modeOf('advantage', 'phone'),
  ];
  const only = (['desktop', 'phone'] as const).find((viewport) => tags.includes(viewport));
  return only ? modes.filter(({ viewport }) => viewport === only) : modes;
}

/**
 * Returns Chromatic's parameter: the pictures, of those compared locally, in which designers review a change of the whole
 * theme. Every sheet in one look, and what is tagged `review`, such as the main screens, in the two that differ most.
 */
export function chromaticParameter(tags: readonly string[]) {
  const looks = tags.includes('phone') ? ['advantage-phone'] : ['advantage-desk', 'bridge-desk-dark'];
  const reviewed = tags.includes('review') ? looks : tags.includes('sheet') ? looks.slice(0, 1) : [];
  const modes = visualModes(tags).filter(({ name }) => reviewed.includes(name));
  return {
    disableSnapshot: modes.length === 0,
    modes: Object.fromEntries(
      modes.map(({ name, brand, mode, viewport }) => [name, { brand, mode, viewport }]),
    ),
  };
}

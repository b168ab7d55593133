import { type RegisteredBrand, registeredBrands } from '../packages/ui/src/theme/brands/registry.ts';

/** One way a story is drawn: which brand, how wide, in which color mode. */
export interface VisualMode {
  readonly name: string;
  readonly brand: RegisteredBrand;
  readonly mode: 'light' | 'dark';
  readonly viewport: keyof typeof viewports;
}

/** The sizes stories are drawn and reviewed at. */
export const viewports = {
  desk: { name: 'Desk', width: 1280, height: 800 },
  phone: { name: 'Phone', width: 375, height: 812 },
} as const;

const everyStory: readonly VisualMode[] = registeredBrands.flatMap((brand) =>
  (['desk', 'phone'] as const).map((viewport) => ({
    name: `${brand}-${viewport}`,
    brand,
    mode: 'light' as const,
    viewport,
  })),
);

const darkDesk: readonly VisualMode[] = registeredBrands.map((brand) => ({
  name: `${brand}-desk-dark`,
  brand,
  mode: 'dark' as const,
  viewport: 'desk' as const,
}));

/**
 * The modes a story is pictured in, by its tags: every story in both brands at desk and phone width, a state
 * sheet (`sheet`) in dark as well, a story tagged `desk` or `phone` at that width only, `no-visual` not at all.
 * The local visual tests and Chromatic both ask this one function.
 */
export function visualModes(tags: readonly string[]): readonly VisualMode[] {
  if (tags.includes('no-visual')) return [];
  const modes = tags.includes('sheet') ? [...everyStory, ...darkDesk] : everyStory;
  const only = (['desk', 'phone'] as const).find((viewport) => tags.includes(viewport));
  return only ? modes.filter(({ viewport }) => viewport === only) : modes;
}

/** The same modes as Chromatic's parameter: what it takes pictures of. */
export const chromaticParameter = (tags: readonly string[]) => ({
  disableSnapshot: tags.includes('no-visual'),
  modes: Object.fromEntries(
    visualModes(tags).map(({ name, brand, mode, viewport }) => [name, { brand, mode, viewport }]),
  ),
});

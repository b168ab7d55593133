import { sampleIndustryCodes } from '@advantage/marketplace-form/testing';

import type { FormSetup } from './labels.ts';

/** What a page with the marketplace form must be able to do, so that all pages are measured by the same steps. */
export interface FormPage {
  /** Draws the form of a valid marketplace; done when its controls exist. */
  mount(place: HTMLElement, setup: FormSetup): void;
  /** Checks every rule and shows everything that is wrong. */
  validate(): void;
}

/** So many different codes, the known ones first. */
export const industryCodes = (count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_, index) => sampleIndustryCodes[index]?.code ?? String(810_000 + 7 * index),
  );

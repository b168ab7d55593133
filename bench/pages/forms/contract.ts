import { sampleIndustryCodes } from '@advantage/marketplace-form/testing';

import type { FormSetup } from './labels.ts';

/** What a page with the marketplace form must provide, so that all pages are measured with the same steps. */
export interface FormPage {
  /** Renders the form of a valid marketplace; done when its controls exist. */
  mount(place: HTMLElement, setup: FormSetup): void;
  /** Checks every rule and shows all errors. */
  validate(): void;
}

/** Returns this many different codes, known codes first. */
export const industryCodes = (count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_, index) => sampleIndustryCodes[index]?.code ?? String(810_000 + 7 * index),
  );

import { frame } from '../frame.ts';
import type { FormPage } from './contract.ts';
import type { FormSetup } from './labels.ts';

/** What the harness calls in every page with the form. */
export interface FormBench {
  /** Draws the form; done when it is on screen. */
  mount(setup: FormSetup): Promise<void>;
  /** Checks everything so many times, once a frame. */
  validate(times: number): Promise<void>;
  /** What is on screen. */
  look(): FormLook;
}

export interface FormLook {
  /** Fields, boxes, radios, switches and choices. */
  readonly controls: number;
  /** Fields marked as wrong. */
  readonly invalid: number;
}

declare global {
  interface Window {
    formBench: FormBench;
  }
}

const controls =
  'input:not([type=hidden], [tabindex="-1"]), textarea, select:not([tabindex="-1"]), [aria-haspopup=listbox]';

/** Lets the harness drive a page. */
export function install(page: FormPage) {
  const place = document.getElementById('place') as HTMLElement;
  window.formBench = {
    async mount(setup) {
      page.mount(place, setup);
      do await frame();
      while (place.querySelector(controls) === null);
      await frame();
    },
    async validate(times) {
      for (let turn = 0; turn < times; turn += 1) {
        page.validate();
        await frame();
      }
    },
    look: () => ({
      controls: place.querySelectorAll(controls).length,
      invalid: place.querySelectorAll('[aria-invalid=true]').length,
    }),
  };
}

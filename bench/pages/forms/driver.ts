import { frame } from '../frame.ts';
import type { FormPage } from './contract.ts';
import type { FormSetup } from './labels.ts';

/** The harness's interface to a page with the form. */
export interface FormBench {
  /** Renders the form. Resolves when it's on screen. */
  mount(setup: FormSetup): Promise<void>;
  /** Validates everything this many times, once per frame. */
  validate(times: number): Promise<void>;
  /** Returns what is on screen. */
  look(): FormSnapshot;
}

export interface FormSnapshot {
  /** Number of fields, checkboxes, radio buttons, switches and selects. */
  readonly controls: number;
  /** Number of fields marked as invalid. */
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
  const container = document.getElementById('place') as HTMLElement;
  window.formBench = {
    async mount(setup) {
      page.mount(container, setup);
      do await frame();
      while (container.querySelector(controls) === null);
      await frame();
    },
    async validate(times) {
      for (let turn = 0; turn < times; turn += 1) {
        page.validate();
        await frame();
      }
    },
    look: () => ({
      controls: container.querySelectorAll(controls).length,
      invalid: container.querySelectorAll('[aria-invalid=true]').length,
    }),
  };
}

import { buildSections } from './content.ts';
import type { FormPage } from './contract.ts';
import { install } from './driver.ts';
import { element, fields, nativeBuilder, show } from './nativeControls.ts';
import './native.css';

// The floor: native inputs in plain DOM. Each is validated on input, and all of them on request.

const page: FormPage = {
  mount(place, setup) {
    const form = element('form');
    form.append(...buildSections(nativeBuilder, setup));
    place.append(form);
  },
  validate() {
    for (const field of fields) show(field);
    fields.find(({ error }) => error.textContent !== '')?.input.focus();
  },
};

install(page);

/**
 * `@advantage/referrals/element/es`: gives `<referral-feed locale="es-US">` its Spanish texts. Load it next to the
 * element, before or after it.
 */

import { spanish } from './feed/es.ts';
import type { ReferralFeedElement } from './feed/ReferralFeedElement.ts';

void globalThis.customElements
  ?.whenDefined('referral-feed')
  .then((element) => (element as typeof ReferralFeedElement).addMessages('es-US', spanish));

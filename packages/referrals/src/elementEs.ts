/** `@advantage/referrals/element/es`: Spanish texts for `<referral-feed locale="es-US">`, loaded before or after it. */

import type { ReferralFeedElement } from './feed/ReferralFeedElement.ts';
import { spanish } from './feedEs.ts';

void globalThis.customElements
  ?.whenDefined('referral-feed')
  .then((element) => (element as typeof ReferralFeedElement).addMessages('es-US', spanish));

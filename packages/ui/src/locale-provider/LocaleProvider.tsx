import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';

export interface LocaleProviderProps {
  /** Language and region, e.g. `ar-EG`. */
  readonly locale: string;
  /** What is in that language. */
  readonly children: ReactNode;
}

/**
 * Sets the language in which parts speak, and the way that overlays and arrow keys run. Use one at the root where the
 * page is not in the language of the browser, together with `lang` and `dir` on its `<html>`; without it the browser's
 * language counts.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
